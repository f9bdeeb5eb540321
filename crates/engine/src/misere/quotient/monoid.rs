//! Finite commutative monoids with a set of elements that are P-positions.

use super::bits::Bits;

/// A finite commutative monoid, its elements numbered with the identity as 0, and its *P-portion*.
/// It is *reduced* if for any two elements x and y there is a z of which exactly one of xz and yz
/// is in the P-portion.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::impartial::sequence::Code;
/// use nimatron::misere::quotient::Partial;
/// let mut nim = Partial::new();
/// nim.extend(&"0.[3]".parse::<Code>()?, 2, &mut Budget::unlimited())?;
/// let quotient = nim.monoid();
/// assert_eq!((quotient.order(), quotient.p_positions().count()), (6, 2));
/// let two = nim.heaps()[2];
/// assert!(quotient.is_p(quotient.product(two, two)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Monoid {
    order: usize,
    /// The product of x and y at order · x + y.
    table: Vec<u16>,
    /// For every x the z with xz in the P-portion.
    rows: Vec<Bits>,
}

impl Monoid {
    /// The monoid with this table, which has `order` rows, and this P-portion.
    pub(super) fn new(order: usize, table: Vec<u16>, is_p: &Bits) -> Monoid {
        let row = |x: usize| {
            let products = table[order * x..][..order].iter().enumerate();
            let good = products.filter(|&(_, &product)| is_p.contains(product.into()));
            Bits::from_iter(order, good.map(|(z, _)| z))
        };
        let rows = (0..order).map(row).collect();
        Monoid { order, table, rows }
    }

    /// The monoid of the game without moves, whose only element is an N-position.
    pub(super) fn trivial() -> Monoid {
        Monoid::new(1, vec![0], &Bits::new(1))
    }

    /// Number of elements.
    pub fn order(&self) -> usize {
        self.order
    }

    /// The product of two elements; 0 of what is no element.
    pub fn product(&self, x: u16, y: u16) -> u16 {
        let place = self.order * usize::from(x) + usize::from(y);
        self.table.get(place).copied().unwrap_or(0)
    }

    /// Whether an element is in the P-portion: the previous player wins its positions.
    pub fn is_p(&self, x: u16) -> bool {
        usize::from(x) < self.order && self.rows[0].contains(x.into())
    }

    /// The P-portion, in ascending order.
    pub fn p_positions(&self) -> impl Iterator<Item = u16> + '_ {
        self.rows[0].iter().map(|x| x as u16)
    }

    /// All products: that of x and y at order · x + y.
    pub fn table(&self) -> &[u16] {
        &self.table
    }

    /// The products of each element with all.
    pub fn products_of_all(&self) -> Vec<Vec<u16>> {
        self.table.chunks(self.order).map(<[u16]>::to_vec).collect()
    }

    /// The products x·0, x·1, ….
    pub(super) fn products(&self, x: u16) -> &[u16] {
        &self.table[self.order * usize::from(x)..][..self.order]
    }

    /// The z with xz in the P-portion.
    pub(super) fn row(&self, x: u16) -> &Bits {
        &self.rows[usize::from(x)]
    }
}
