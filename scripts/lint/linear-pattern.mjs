import { analyse } from "scslre";

/** The matching time of a pattern is proportional to its text, so that no foreign text blocks the server. */
export const linearPattern = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      slow: "On a long text this pattern takes time with the {{growth}} of its length. Write one that fails or moves on at once.",
    },
    docs: { description: "no pattern whose time grows faster than its text" },
  },
  create(context) {
    return {
      Literal(node) {
        if (node.regex === undefined) return;
        const [worst] = reportsOf(node.regex).sort((one, other) => Number(other.exponential) - Number(one.exponential));
        if (worst) context.report({ node, messageId: "slow", data: { growth: worst.exponential ? "power" : "square" } });
      },
    };
  },
};

function reportsOf({ pattern, flags }) {
  return [...analyse({ source: pattern, flags }, { reportTypes: { Move: !flags.includes("y") } }).reports];
}
