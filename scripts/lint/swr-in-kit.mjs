/** SWR is used only through `useRead` and `useAction`, so that keys, invalidation and caches are in one place. */
export const swrInKit = {
  meta: {
    type: "problem",
    schema: [],
    messages: { elsewhere: "Read with `useRead` and write with `useAction`; only the kit of hooks calls SWR." },
    docs: {
      description:
        "swr is imported by use-read, use-reads, preload-read and use-action of hooks/core, list/use-views, shop/intent-keys and shop/shop-provider alone",
    },
  },
  create(context) {
    if (
      /packages\/hooks\/src\/(core\/(use-reads?|preload-read|use-action)|list\/use-views|shop\/(intent-keys|shop-provider))\.tsx?$/.test(
        context.filename.replaceAll("\\", "/"),
      )
    )
      return {};
    const check = ({ source }) => {
      if (typeof source?.value === "string" && /^swr($|\/)/.test(source.value)) context.report({ node: source, messageId: "elsewhere" });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      "CallExpression > Identifier[name=/^useSWR/].callee"(node) {
        context.report({ node, messageId: "elsewhere" });
      },
    };
  },
};
