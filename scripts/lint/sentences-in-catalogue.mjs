const productName = /掌柜/gu;
const chinese = /\p{Script=Han}/u;
const word = /\p{L}{2,}/u;
const sentence = /^\p{Lu}\p{Ll}+(?:,? [\p{L}\p{N}'’-]+){2,}/u;
const shownAttribute =
  /^(title|label|placeholder|alt|caption|heading|description|hint|message|text|question|subject|summary|aria-(label|description|placeholder|roledescription|valuetext))$|(Text|Label|Title|Hint|Message|Placeholder|Question|Caption)$/;
const shownOption = /^(title|description|message|text|label)$/;
const speaks = /^(success|failure|info|error|warning|loading|create|notify|toast|alert|confirm|prompt|ask)$/;
const speaker = /(toast|toaster|notice|notices|notify|message)/i;

/**
 * User-visible texts come from a catalogue.
 *
 * It rejects Chinese characters in any string, and English words in visible places: between tags, in attributes such as
 * `title` and `aria-label`, in notices, in `document.title`. Text of errors thrown for developers may be English. With `pairs`
 * a sentence may be written where it is used if it has both languages, `{ zh, en }`.
 */
export const sentencesInCatalogue = {
  meta: {
    type: "problem",
    schema: [{ type: "object", properties: { chineseOnly: { type: "boolean" }, pairs: { type: "boolean" } }, additionalProperties: false }],
    messages: { sentence: '"{{text}}" is for people: it belongs in the catalogue (messages.ts), or in the contract\'s labels.' },
    docs: { description: "no sentence for people outside the catalogue" },
  },
  create(context) {
    const { chineseOnly = false, pairs = false } = context.options[0] ?? {};
    const seen = new Set();

    function report(node, text) {
      if (seen.has(node) || (pairs && isOfPair(node))) return;
      seen.add(node);
      context.report({ node, messageId: "sentence", data: { text: text.trim().slice(0, 40) } });
    }

    function refuseChinese(node, text) {
      if (chinese.test(text.replaceAll(productName, ""))) report(node, text);
    }

    function refuseShown(node) {
      if (chineseOnly) return;
      for (const [part, text] of literals(node)) if (word.test(text.replaceAll(productName, ""))) report(part, text);
    }

    function refuseSentence(node, text) {
      if (!chineseOnly && sentence.test(text) && !isForDevelopers(node)) report(node, text);
    }

    return {
      Literal(node) {
        if (typeof node.value !== "string" || node.regex) return;
        refuseChinese(node, node.value);
        refuseSentence(node, node.value);
      },
      TemplateElement(node) {
        refuseChinese(node, node.value.cooked ?? node.value.raw);
        refuseSentence(node, node.value.cooked ?? node.value.raw);
      },
      JSXText(node) {
        refuseChinese(node, node.value);
        refuseShown(node);
      },
      "JSXElement > JSXExpressionContainer.children, JSXFragment > JSXExpressionContainer.children"(node) {
        refuseShown(node.expression);
      },
      JSXAttribute(node) {
        const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
        if (node.value && shownAttribute.test(name)) refuseShown(node.value);
      },
      CallExpression(node) {
        const { callee } = node;
        const name = callee.type === "MemberExpression" ? callee.property.name : callee.name;
        const owner = callee.type === "MemberExpression" ? context.sourceCode.getText(callee.object) : name;
        if (!speaks.test(name ?? "") || !(speaker.test(owner ?? "") || /^(alert|confirm|prompt)$/.test(name))) return;
        for (const argument of node.arguments) {
          refuseShown(argument);
          if (argument.type !== "ObjectExpression") continue;
          for (const property of argument.properties) if (shownOption.test(property.key?.name ?? "")) refuseShown(property.value);
        }
      },
      "AssignmentExpression > MemberExpression.left[object.name='document'][property.name='title']"(node) {
        refuseShown(node.parent.right);
      },
    };
  },
};

/** The texts that an expression may show, with their nodes; the results of calls are not checked. */
function literals(node) {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [[node, node.value]] : [];
    case "JSXText":
      return [[node, node.value]];
    case "TemplateLiteral":
      return node.quasis.map((part) => [part, part.value.cooked ?? part.value.raw]);
    case "JSXExpressionContainer":
      return literals(node.expression);
    case "ConditionalExpression":
      return [...literals(node.consequent), ...literals(node.alternate)];
    case "LogicalExpression":
      return [...(node.operator === "&&" ? [] : literals(node.left)), ...literals(node.right)];
    case "BinaryExpression":
      return node.operator === "+" ? [...literals(node.left), ...literals(node.right)] : [];
    default:
      return [];
  }
}

/** The value of `zh` or `en` in an object that has both. */
function isOfPair({ parent }) {
  const names = parent?.type === "Property" && parent.parent.type === "ObjectExpression" ? parent.parent.properties.map(nameOf) : [];
  return /^(zh|en)$/.test(nameOf(parent)) && names.includes("zh") && names.includes("en");
}

const nameOf = (property) => property?.key?.name ?? "";

/** Whether a node is within a new error, a console call, or a type. */
function isForDevelopers(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === "NewExpression" && /(Error|Failure)$/.test(at.callee.name ?? "")) return true;
    if (at.type === "Super" || (at.type === "CallExpression" && at.callee.type === "Super")) return true;
    if (at.type === "CallExpression" && at.callee.type === "MemberExpression" && /^(console|logger|log)$/.test(at.callee.object.name ?? ""))
      return true;
    if (at.type.startsWith("TSLiteralType") || at.type === "ImportDeclaration") return true;
    if (at.type === "ArrowFunctionExpression" || at.type === "FunctionDeclaration") return false;
  }
  return false;
}
