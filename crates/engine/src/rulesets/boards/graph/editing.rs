//! Drawing a graph by hand: edges and vertices more and less.

use nimatron_nimber::text::language::translated;
use nimatron_nimber::{message, say};

use super::{EMPTY, GROUND, Graph, Link, Look, Shape, Touch};
use crate::rulesets::editing::{Change, Editing};
use crate::rulesets::figure::Colour;

/// Larger graphs get no edges by hand between vertices that they have: there would be too many
/// changes.
const MOST_VERTICES: usize = 24;

/// An edge by its colour, if it has one, and its ends.
type Edge<'a> = (Option<Colour>, &'a str, &'a str);

impl Graph {
    /// The graph with an edge or a vertex more or less, written so. An edge is drawn from the
    /// vertex touched first to the one touched next. Whatever [`Look::touch`] says, both vertices
    /// and edges can be touched.
    pub fn editing(&self, look: &Look<'_>, write: impl Fn(&Graph) -> String) -> Editing {
        let tools = match self.link {
            Link::Edge => [say!("an edge"), say!("an edge to a further vertex")],
            Link::Arc => [say!("an arc"), say!("an arc to a further vertex")],
            Link::Less => [say!("a relation"), say!("a relation to a further vertex")],
        };
        self.changed(look, &[(None, tools)], |alone, edges| {
            let edges = edges.iter().map(|&(_, from, to)| (from.into(), to.into()));
            write(&Graph::new(self.link, alone.iter().map(|&name| name.into()), edges))
        })
    }

    /// The same where edges have colours, which are written edge by edge.
    pub(in crate::rulesets) fn editing_coloured(&self, look: &Look<'_>) -> Editing {
        let tools = Colour::ALL.map(|colour| {
            let tools = match colour {
                Colour::Blue => [say!("a blue edge"), say!("a blue edge to a further vertex")],
                Colour::Red => [say!("a red edge"), say!("a red edge to a further vertex")],
                Colour::Green => [say!("a green edge"), say!("a green edge to a further vertex")],
            };
            (Some(colour), tools)
        });
        self.changed(look, &tools, |_, edges| {
            let edges = edges
                .iter()
                .filter_map(|&(colour, from, to)| Some(format!("{} {from}-{to}", colour?.word())));
            let edges = edges.collect::<Vec<_>>().join(", ");
            if edges.is_empty() { format!("{} {EMPTY}", Colour::Green.word()) } else { edges }
        })
    }

    fn changed(
        &self,
        look: &Look<'_>,
        tools: &[(Option<Colour>, [String; 2])],
        write: impl Fn(&[&str], &[Edge<'_>]) -> String,
    ) -> Editing {
        let stands = look.shape == Shape::Ground;
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        let edges: Vec<Edge<'_>> = self
            .edges
            .iter()
            .enumerate()
            .map(|(index, &(from, to))| (look.colours.get(index).copied(), names[from], names[to]))
            .collect();
        let mut changes = Vec::new();
        let mut change = |tool: &str, handles: Vec<String>, alone: &[&str], edges: &[Edge<'_>]| {
            let leaves = match stands {
                true => write(&[], &standing(edges)),
                false => write(alone, edges),
            };
            changes.push(Change { tool: tool.into(), handles, leaves });
        };
        let further = (1..).map(|number: usize| number.to_string());
        let further =
            further.into_iter().find(|name| self.find(name).is_none()).unwrap_or_default();
        for (colour, [tool, grown]) in tools {
            let with = |from, to| [edges.as_slice(), &[(*colour, from, to)]].concat();
            if names.len() <= MOST_VERTICES {
                for from in &names {
                    let others = names.iter().filter(|to| *to != from);
                    // Without a direction, the other way round is the same.
                    for to in others {
                        let handles = vec![from.to_string(), to.to_string()];
                        change(tool, handles, &names, &with(from, to));
                    }
                }
            }
            for from in &names {
                change(grown, vec![from.to_string()], &names, &with(from, &further));
            }
            if names.is_empty() && stands {
                change(grown, Vec::new(), &[], &with(GROUND, &further));
            }
        }
        if !stands {
            let names = [names.as_slice(), &[&further]].concat();
            change(&say!("a further vertex"), Vec::new(), &names, &edges);
        }
        for (index, (colour, ..)) in edges.iter().enumerate() {
            let name = self.edge_name(self.edges[index]);
            let handle = colour.map_or(name.clone(), |colour| format!("{} {name}", colour.word()));
            let rest = [&edges[..index], &edges[index + 1..]].concat();
            change(&translated(AWAY), vec![handle], &names, &rest);
        }
        for vertex in names.iter().filter(|name| !(stands && **name == GROUND)) {
            let alone: Vec<&str> = names.iter().copied().filter(|name| name != vertex).collect();
            let rest = edges.iter().copied().filter(|(_, from, to)| from != vertex && to != vertex);
            change(&translated(AWAY), vec![vertex.to_string()], &alone, &rest.collect::<Vec<_>>());
        }
        Editing::of(self.figure(&Look { touch: Touch::All, ..*look }), changes)
    }
}

/// What is chosen to take an edge or a vertex away.
const AWAY: &str = message!("take away");

/// The edges that are connected with the ground.
fn standing<'a>(edges: &[Edge<'a>]) -> Vec<Edge<'a>> {
    let mut reached = vec![GROUND];
    let mut next = 0;
    while let Some(&vertex) = reached.get(next) {
        for &(_, from, to) in edges {
            let other = if from == vertex {
                to
            } else if to == vertex {
                from
            } else {
                continue;
            };
            if !reached.contains(&other) {
                reached.push(other);
            }
        }
        next += 1;
    }
    edges.iter().copied().filter(|(_, from, _)| reached.contains(from)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::foundation::Piece;

    fn changed(graph: &str, look: &Look<'_>, tool: &str, handles: &[&str]) -> Option<String> {
        let links = [Link::Edge, Link::Arc];
        let graph = Graph::read(Piece::whole(graph), &links, 1, 99, "").expect(graph);
        let editing = graph.editing(look, Graph::to_string);
        let found = editing
            .changes
            .into_iter()
            .find(|change| change.tool == tool && change.handles == handles);
        found.map(|change| change.leaves)
    }

    #[test]
    fn edges_and_vertices_are_drawn_and_taken_away() {
        let look = Look::VERTICES;
        for (tool, handles, after) in [
            ("an edge", &["1", "3"][..], "1-2-3-1"),
            ("an edge to a further vertex", &["2"], "1-2-3, 2-4"),
            ("a further vertex", &[], "1-2-3, 4"),
            (AWAY, &["1-2"], "1, 2-3"),
            (AWAY, &["2"], "1, 3"),
        ] {
            assert_eq!(changed("1-2-3", &look, tool, handles).as_deref(), Some(after), "{tool}");
        }
        assert_eq!(changed("1>2", &look, "an arc", &["2", "1"]).as_deref(), Some("1>2>1"));
    }

    #[test]
    fn what_no_longer_stands_falls() {
        let look = Look::GROUNDED;
        assert_eq!(changed("0-1-2, 0-3", &look, AWAY, &["1"]).as_deref(), Some("0-3"));
        assert_eq!(changed("0-1", &look, AWAY, &["0"]), None);
        let grown = changed("empty", &look, "an edge to a further vertex", &[]);
        assert_eq!(grown.as_deref(), Some("0-1"));
    }
}
