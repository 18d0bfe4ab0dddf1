import { basename } from "node:path";

const empty = new Set(["util", "utils", "helper", "helpers", "type", "types", "constant", "constants", "misc", "common"]);
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The fault in the name of the file at `path`, if any. */
export function nameFault(path) {
  const name = basename(path);
  const [stem = "", ...rest] = name.replace(/^\./, "").split(".");
  if (empty.has(stem)) return `"${name}" says nothing of what it holds; name it after its one export.`;
  if (![stem, ...rest].every((part) => kebab.test(part))) return `"${name}" is not in kebab-case.`;
  return undefined;
}

/** Files are named after their content, in kebab-case. */
export const fileName = {
  meta: { type: "suggestion", schema: [], messages: { fault: "{{fault}}" }, docs: { description: "kebab-case names that say something" } },
  create(context) {
    return {
      Program(node) {
        const fault = nameFault(context.filename);
        if (fault) context.report({ node, loc: { line: 1, column: 0 }, messageId: "fault", data: { fault } });
      },
    };
  },
};
