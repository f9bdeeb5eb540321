// All tests in one process, with one browser: `node --test all.mjs`.

import "./tests/files.mjs";
import "./tests/play.mjs";
import "./tests/drawing.mjs";
import "./tests/rulesets.mjs";
import "./tests/table.mjs";
import "./tests/coach.mjs";
import "./tests/opponents.mjs";
import "./tests/thinking.mjs";
import "./tests/table-screen.mjs";
import "./tests/links.mjs";
import "./tests/tree.mjs";
import "./tests/desk.mjs";
import "./tests/notebook.mjs";
import "./tests/charts.mjs";
import "./tests/learn.mjs";
import "./tests/puzzles.mjs";
import "./tests/sheets.mjs";
import "./tests/language.mjs";
import "./tests/desk-of-teacher.mjs";
import "./tests/atlas.mjs";
import "./tests/accessibility.mjs";
import "./tests/axe.mjs";
import "./tests/screens.mjs";
import "./tests/pictures.mjs";
