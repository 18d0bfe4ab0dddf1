// What Redocly asks of the contract in the name of this house.
const verbs =
  /^(add|adjust|apply|audit|bind|cancel|change|check|choose|clear|close|confirm|copy|count|create|delete|disable|download|edit|enable|export|find|generate|get|import|join|list|load|login|logout|mark|move|open|pay|print|put|receive|refuse|refund|remove|rename|report|reset|resubmit|revoke|save|search|send|set|ship|sort|start|stop|submit|switch|sync|take|toggle|transfer|update|upload|use|verify|withdraw)([A-Z]\w*)?$/;
const idName = /(^id$|^ids$|[a-z](Id|Ids)$|^uid$|^uids$)/;
// names that end like an id of ours and are somebody else's
const foreign = new Set(["requestId", "openId", "unionId", "mediaId"]);

/** Every operation says who may call it, what it does and whose it is. */
export function Operation() {
  return {
    Operation(operation, { report, location }) {
      const fail = (message, key) => report({ message, location: key ? location.child([key]) : location });
      if (!verbs.test(operation.operationId ?? "")) fail("operationId is a verb and a noun, like listCoupons.", "operationId");
      if (!/\.$/.test(operation.summary ?? "") || /\. /.test(operation.summary)) fail("The summary is one sentence.", "summary");
      if (operation.tags?.length !== 1) fail("One tag, the domain.", "tags");
      if (!["read", "write"].includes(operation["x-effect"])) fail("x-effect says read or write.");
      if (operation.security && operation["x-permission"]) fail("A public operation asks for no permission.");
      const success = operation.responses?.["200"];
      if (!success) fail("It has a success, 200.");
      if (!operation.responses?.default) fail("It has a refusal, default.");
    },
  };
}

/** Every code set has its labels in both languages and a name for each code. */
export function CodeSet() {
  return {
    Schema(schema, { report, location }) {
      const labels = schema["x-labels"];
      if (!labels) return;
      for (const code of schema.enum ?? Object.keys(labels)) {
        if (!labels[code]?.zh || !labels[code]?.en) report({ message: `x-labels lacks ${code} in zh and en.`, location });
        if (!schema["x-names"]?.[code]) report({ message: `x-names lacks ${code}.`, location });
      }
    },
  };
}

/** Every id says whose it is, so that tenancy can be tested from the contract. */
export function Entity() {
  const check = (name, schema, { report, location, resolve }) => {
    if (!idName.test(name) || foreign.has(name)) return;
    const shape = schema?.$ref ? resolve(schema).node : schema;
    const inner = shape?.items?.$ref ? resolve(shape.items).node : shape?.items;
    const options = [
      shape,
      inner,
      ...(shape?.oneOf ?? shape?.anyOf ?? shape?.allOf ?? []).map((one) => (one.$ref ? resolve(one).node : one)),
    ];
    if (!options.some((one) => one?.["x-entity"])) report({ message: `${name} is an id and has no x-entity.`, location });
  };
  return {
    Parameter(parameter, context) {
      check(parameter.name, parameter.schema, context);
    },
    Schema(schema, context) {
      for (const [name, one] of Object.entries(schema.properties ?? {}))
        check(name, one, { ...context, location: context.location.child(["properties", name]) });
    },
  };
}

export default () => ({ id: "house", rules: { oas3: { operation: Operation, "code-set": CodeSet, entity: Entity } } });
