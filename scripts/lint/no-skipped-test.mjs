const starts = new Set(["test", "it", "describe", "suite", "bench"]);
const leftOut = new Set(["only", "skip", "todo", "fixme", "fails"]);

/** Every test runs, each time: none is singled out, skipped or postponed. */
export const noSkippedTest = {
  meta: {
    type: "problem",
    schema: [],
    messages: { leftOut: "`{{call}}` leaves tests out. Repair the test or remove it." },
    docs: { description: "no .only, .skip or .todo" },
  },
  create(context) {
    return {
      MemberExpression(node) {
        if (node.computed || !leftOut.has(node.property.name) || !starts.has(rootOf(node.object))) return;
        context.report({ node: node.property, messageId: "leftOut", data: { call: context.sourceCode.getText(node) } });
      },
      "CallExpression > Identifier[name=/^(xit|xtest|xdescribe|fit|fdescribe)$/].callee"(node) {
        context.report({ node, messageId: "leftOut", data: { call: node.name } });
      },
    };
  },
};

function rootOf(node) {
  if (node.type === "Identifier") return node.name;
  return node.type === "MemberExpression" ? rootOf(node.object) : undefined;
}
