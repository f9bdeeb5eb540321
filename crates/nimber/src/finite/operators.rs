//! The operators of copyable numbers, on values and on references.

/// A binary operator on values and references, and its assigning form.
macro_rules! operators {
    ($Nimber:ident, $Op:ident $op:ident $Assign:ident $assign:ident, |$a:ident, $b:ident| $body:expr) => {
        #[allow(
            clippy::suspicious_arithmetic_impl,
            reason = "sums in characteristic two are taken without carries"
        )]
        impl std::ops::$Op for $Nimber {
            type Output = Self;

            #[inline]
            fn $op(self, other: Self) -> Self {
                let ($a, $b) = (self, other);
                $body
            }
        }

        impl std::ops::$Op<&$Nimber> for $Nimber {
            type Output = $Nimber;

            #[inline]
            fn $op(self, other: &$Nimber) -> $Nimber {
                std::ops::$Op::$op(self, *other)
            }
        }

        impl std::ops::$Op<$Nimber> for &$Nimber {
            type Output = $Nimber;

            #[inline]
            fn $op(self, other: $Nimber) -> $Nimber {
                std::ops::$Op::$op(*self, other)
            }
        }

        impl std::ops::$Op<&$Nimber> for &$Nimber {
            type Output = $Nimber;

            #[inline]
            fn $op(self, other: &$Nimber) -> $Nimber {
                std::ops::$Op::$op(*self, *other)
            }
        }

        impl std::ops::$Assign for $Nimber {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = std::ops::$Op::$op(*self, other);
            }
        }

        impl std::ops::$Assign<&$Nimber> for $Nimber {
            #[inline]
            fn $assign(&mut self, other: &$Nimber) {
                *self = std::ops::$Op::$op(*self, *other);
            }
        }
    };
}

/// Sums and products of iterators.
macro_rules! fold {
    ($Nimber:ident, $Fold:ident $fold:ident, $unit:expr, $operator:tt) => {
        impl std::iter::$Fold for $Nimber {
            fn $fold<I: Iterator<Item = Self>>(nimbers: I) -> Self {
                nimbers.fold($unit, |a, b| a $operator b)
            }
        }

        impl<'a> std::iter::$Fold<&'a $Nimber> for $Nimber {
            fn $fold<I: Iterator<Item = &'a Self>>(nimbers: I) -> Self {
                nimbers.fold($unit, |a, b| a $operator b)
            }
        }
    };
}

pub(super) use {fold, operators};
