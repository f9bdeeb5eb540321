"""Pictures that notebooks draw."""

from __future__ import annotations

from pathlib import Path

__all__ = ["Picture"]


class Picture(str):
    """A picture as SVG: a text, which notebooks draw.

    >>> from nimatron import Position
    >>> picture = Position("nim: 3, 5").svg()
    >>> picture[:4]
    '<svg'
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def save(self, path: str | Path) -> None:
        """Writes the picture into a file."""
        Path(path).write_text(self, encoding="utf-8")
