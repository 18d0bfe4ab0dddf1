import { readFileSync } from "node:fs";

const document = JSON.parse(readFileSync(new URL("../../packages/sdk/src/generated/openapi.json", import.meta.url), "utf8"));
const schemas = document.components.schemas;

/** A code of orders; elsewhere the depth in a tree or the fill level of a box. */
const amounts = new Set(["level"]);

/** Names of fields with a numeric code set everywhere in the contract (`always`), or in some places (`sometimes`). */
const { always, sometimes } = fieldNames();

const comparisons = new Set(["===", "!==", "<", "<=", ">", ">="]);
const conditions = new Set(["eq", "ne", "gt", "gte", "lt", "lte", "inArray", "notInArray"]);

/**
 * A code of a numeric code set is written by its name: `CouponCategory.product`, not 2.
 *
 * Fields are recognised by their names in the contract. Comparisons, also those inside sql`…`, conditions of queries and cases are
 * checked for each such name, values of objects and defaults only if the contract uses the name for nothing else. HTTP statuses
 * (100 and more) pass.
 */
export const codeSetNumber = {
  meta: {
    type: "problem",
    schema: [],
    messages: { number: "{{value}} is a code of `{{name}}`: use the member of its code set, such as CouponCategory.product." },
    docs: { description: "no number in the place of a code" },
  },
  create(context) {
    function refuse(names, field, ...values) {
      const name = nameOf(field);
      if (name === undefined || !names.has(name)) return;
      for (const one of values.flatMap((value) => (value?.type === "ArrayExpression" ? value.elements : [value]))) {
        const value = numberIn(one);
        if (value !== undefined && value < 100) context.report({ node: one, messageId: "number", data: { value: String(value), name } });
      }
    }
    return {
      BinaryExpression({ operator, left, right }) {
        if (!comparisons.has(operator)) return;
        refuse(sometimes, left, right);
        refuse(sometimes, right, left);
      },
      CallExpression({ callee, arguments: [first, second] }) {
        if (callee.type === "Identifier" && conditions.has(callee.name)) refuse(sometimes, first, second);
        if (callee.type === "MemberExpression" && nameOf(callee) === "includes") refuse(sometimes, first, callee.object);
      },
      TaggedTemplateExpression({ tag, quasi: { quasis, expressions } }) {
        if (tag.name !== "sql") return;
        quasis.forEach((part, at) => {
          const before = nameOf(expressions[at - 1]);
          for (const { name = before, value } of comparedIn(part.value.raw))
            if (sometimes.has(name)) context.report({ node: part, messageId: "number", data: { value, name } });
        });
      },
      SwitchStatement({ discriminant, cases }) {
        refuse(sometimes, discriminant, ...cases.map(({ test }) => test));
      },
      Property({ key, value, computed }) {
        if (!computed) refuse(always, key, value.type === "AssignmentPattern" ? value.right : value);
      },
    };
  },
};

/** The operands that a piece of SQL compares with a number: a column by its name, or the expression before the piece (no name). */
function comparedIn(text) {
  return [...text.matchAll(/(^|\b[a-z]\w*)"?\s*(?:<=?|>=?|<>|!=|=|(?:not )?in\s*\()\s*(-?\d+)/g)].map(([, column, value]) => ({
    name: column ? column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()) : undefined,
    value,
  }));
}

function nameOf(node) {
  if (node?.type === "ChainExpression") return nameOf(node.expression);
  if (node?.type === "MemberExpression" && !node.computed) return node.property.name;
  return node?.type === "Identifier" ? node.name : undefined;
}

function numberIn(node) {
  if (node?.type === "UnaryExpression" && node.operator === "-") return numberIn(node.argument);
  return node?.type === "Literal" && typeof node.value === "number" ? node.value : undefined;
}

function fieldNames() {
  const sets = Object.keys(schemas).filter(isNumericSet);
  const others = new Set();
  const found = new Set(sets.map((set) => set[0].toLowerCase() + set.slice(1)));
  const note = (name, schema) => (holdsSet(schema) ? found : others).add(name);
  const walk = (node) => {
    if (node === null || typeof node !== "object") return;
    if (node.in && node.schema) note(node.name, node.schema);
    if (node.properties && !Array.isArray(node.properties))
      for (const [name, schema] of Object.entries(node.properties)) note(name, schema);
    Object.values(node).forEach(walk);
  };
  walk({ paths: document.paths, components: document.components });
  const codes = [...found].filter((name) => !amounts.has(name));
  return { sometimes: new Set(codes), always: new Set(codes.filter((name) => !others.has(name))) };
}

function isNumericSet(name) {
  return schemas[name]?.["x-labels"] !== undefined && schemas[name].type === "integer";
}

function holdsSet(schema) {
  const name = schema.$ref?.split("/").at(-1) ?? schema["x-labels-of"];
  return isNumericSet(name) || [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].some(holdsSet);
}
