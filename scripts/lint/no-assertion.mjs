/** A type is proved or parsed, not asserted; `as const` asserts nothing. */
export const noAssertion = {
  meta: {
    type: "problem",
    schema: [],
    messages: { asserted: "`as` tells the compiler what it cannot see. Narrow, parse, or use `satisfies`." },
    docs: { description: "no type assertion but `as const`" },
  },
  create(context) {
    const report = (node) => {
      const { typeAnnotation: type } = node;
      const isConst = type.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "const";
      if (!isConst) context.report({ node: type, messageId: "asserted" });
    };
    return { TSAsExpression: report, TSTypeAssertion: report };
  },
};
