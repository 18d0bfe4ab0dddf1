// Prints every screen and picker with the story or test of each of its states. Fails on an empty cell, on a picker without a
// playground, a link from the introduction, or a description of each prop, and on a story's query with a Chinese text of
// the catalogue.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { namedResults } from "./named-results.mjs";
import { pickerFaults, pickerStories } from "./picker-stories.mjs";
import { root } from "./programs.mjs";
import { storyTextFaults } from "./story-texts.mjs";
import { uiParts } from "./kit-parts.mjs";

const states = {
  Empty: "empty",
  Loading: "loading",
  Full: "full",
  Refused: "refused",
  Failed: "failed",
  ReadOnly: "read-only",
  Phone: "375 px",
};
const ui = join(root, "packages/ui/src");
const e2e = join(root, "e2e/tests");

const screens = filesUnder(ui).filter((path) => /-(screen|picker|chooser)\.tsx$/.test(path) && !isFrame(path));
const stories = filesUnder(ui).filter((path) => path.endsWith(".stories.tsx"));
const tests = existsSync(e2e) ? filesUnder(e2e).map((path) => readFileSync(path, "utf8")) : [];

const rows = screens.map(rowOf);
print(rows);
printPickers();
printStoryTexts();
printNamedResults();

/** Whether a file is a part of screens, without states of its own. */
function isFrame(path) {
  return uiParts.some((folder) => path.startsWith(join(ui, folder, "/")));
}

function rowOf(path) {
  const name = path.replace(/\.tsx$/, "");
  // stories with other data may exist beside: coupon-list-screen.phone.stories.tsx
  const shown = stories.filter((story) => story.startsWith(`${name}.`)).map(read);
  const exported = new Set(shown.flatMap((one) => one.exported));
  const stated = Object.assign({}, ...shown.map((one) => one.stated));
  const cells = Object.keys(states).map((state) => {
    if (exported.has(state)) return { text: state };
    const word = stated[state] ?? stated[state[0].toLowerCase() + state.slice(1)];
    if (!word) return { text: "", isMissing: true };
    if (/^n\/a\b/.test(word))
      return word.length > 8 ? { text: "n/a", note: word } : { text: "", isMissing: true, note: `${state} needs a reason` };
    return tests.some((test) => test.includes(word))
      ? { text: "e2e", note: word }
      : { text: "", isMissing: true, note: `no test is called "${word}"` };
  });
  return { name: relative(ui, name), cells };
}

/** The exported stories of a file, and the other states listed in its `parameters.states`. */
function read(path) {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const exported = [];
  const stated = {};
  const visit = (node) => {
    if (ts.isVariableStatement(node) && node.modifiers?.some((one) => one.kind === ts.SyntaxKind.ExportKeyword)) {
      for (const { name } of node.declarationList.declarations) if (ts.isIdentifier(name)) exported.push(name.text);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === "states" && ts.isObjectLiteralExpression(node.initializer)) {
      for (const one of node.initializer.properties) {
        if (ts.isPropertyAssignment(one) && ts.isStringLiteralLike(one.initializer)) stated[one.name.text] = one.initializer.text;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { exported, stated };
}

function print(all) {
  const notes = [];
  const cellText = (cell) => {
    if (cell.isMissing) return "MISSING";
    if (!cell.note) return cell.text;
    if (!notes.includes(cell.note)) notes.push(cell.note);
    return `${cell.text} [${notes.indexOf(cell.note) + 1}]`;
  };
  const table = [["screen", ...Object.values(states)], ...all.map((row) => [row.name, ...row.cells.map(cellText)])];
  const widths = table[0].map((_, column) => Math.max(...table.map((line) => line[column].length)));
  for (const [index, line] of table.entries()) {
    console.log(
      line
        .map((text, column) => text.padEnd(widths[column]))
        .join("  ")
        .trimEnd(),
    );
    if (index === 0) console.log(widths.map((width) => "-".repeat(width)).join("  "));
  }
  for (const [index, note] of notes.entries()) console.log(`[${index + 1}] ${note}`);
  const faults = all.flatMap((row) => row.cells.filter((cell) => cell.isMissing && cell.note).map((cell) => `${row.name}: ${cell.note}`));
  for (const fault of faults) console.error(fault);
  const missing = all.flatMap((row) => row.cells).filter((cell) => cell.isMissing).length;
  if (all.length === 0) console.error("There is no screen at all.");
  if (missing > 0) console.error(`${missing} cells are empty: add a story of that name, or say why there is none in parameters.states.`);
  process.exitCode = missing > 0 || all.length === 0 ? 1 : 0;
}

function printPickers() {
  const faults = pickerFaults();
  for (const fault of faults) console.error(fault);
  console.log(`${pickerStories.length} pickers have a playground`);
  if (faults.length > 0 || pickerStories.length === 0) process.exitCode = 1;
}

function printStoryTexts() {
  const faults = storyTextFaults();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

function printNamedResults() {
  const { faults, count } = namedResults();
  for (const fault of faults) console.error(fault);
  console.log(`${count} hooks name what they return`);
  if (faults.length > 0 || count === 0) process.exitCode = 1;
}

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
