// Rules of the contract that OpenAPI itself does not have; redocly.yaml enables them.
import { analyse } from "scslre";
import { collectDomains, expandOperations } from "./expand.mjs";

/** Operations that need a session and no permission. */
const sessionOnly = new Set([
  "getSecondFactor",
  "startSecondFactor",
  "confirmSecondFactor",
  "renewRecoveryCodes",
  "turnOffSecondFactor",
  ...["logout", "getLoginInfo", "getMenus", "getConfigValue", "getCompanyInfo", "listStaff"],
  ...["updateProfile", "changePassword", "listOwnSessions", "revokeSession", "revokeOtherSessions"],
  ...["listViews", "saveView", "editView", "setDefaultView", "deleteView"],
  ...["listNotices", "countUnreadNotices", "openNotice", "readNotices", "listNoticeKinds", "switchNoticeKind"], // each kind has a permission
]);

/** Fields whose names end like an id and that are not ids of this API. */
const noIds = new Set(["requestId", "subjectId"]);

/** Percentages whose names look like money. */
const noMoney = new Set(["handlingFee"]);

/** The domains whose records are revised before each change. */
const revised = new Set(["products", "coupons", "categories", "roles", "store"]);

/** Writes of these domains that change no such record. */
const revisesNothing = new Set([
  ...["exportProducts", "importProduct", "copyProduct", "checkProductImport", "checkStockImport"],
  ...["sendCoupon", "sendCouponToSegment"], // give coupons to users and change none
  "switchShop", // the switch is its own undo; the products it took off the shelf are not stored
  ...["getSettlementInfo", "editSettlementInfo"], // account numbers are stored once
]);

/** The calls that most scripts start with: each of their parameters and properties has a description. */
const everyday = new Set([
  ...["login", "getLoginInfo", "getMenus", "listProducts", "getProduct", "saveProduct", "updateProduct", "exportProducts"],
  ...["listOrders", "getOrder", "sendOrder", "listRefunds", "getRefund", "listCoupons", "getCoupon", "saveCoupon", "listReviews"],
  ...["listUsers", "listAttachments", "uploadImage"],
]);

/** Names that need no description. */
const plain = new Set(["id", "name", "url", "width", "height"]);

const methods = new Set(["get", "put", "post", "delete", "patch"]);

export default function shopkeeper() {
  return {
    id: "shopkeeper",
    preprocessors: { oas3: { "collect-domains": collectDomains, "expand-operations": expandOperations } },
    rules: {
      oas3: {
        "operation-shape": operationShape,
        "operation-right": operationRight,
        "operation-revises": operationRevises,
        "ids-name-their-entity": () => fieldRule(isId, "x-entity", "is an id and needs x-entity"),
        "html-is-rich-text": () => fieldRule(isHtml, "x-rich-text", "holds HTML and is a wire.yaml#/RichText"),
        "request-is-bounded": requestIsBounded,
        "everyday-calls-are-described": everydayCallsAreDescribed,
        "pattern-is-linear": patternIsLinear,
        "money-names-its-unit": () => fieldRule(isMoney, "x-money", "is money and needs x-money: decimal, yuan or fen"),
      },
    },
  };
}

/** operationId in verb + noun, a summary that is a sentence, x-effect, and a response schema for reads. */
function operationShape() {
  return {
    Operation(operation, { report, location, key }) {
      if (!methods.has(key)) return;
      const { operationId, summary = "", "x-effect": effect } = operation;
      if (!/^[a-z]+([A-Z][A-Za-z]*)?$/.test(operationId ?? ""))
        report({ message: `${operationId ?? key} needs an operationId in verb + noun.`, location });
      if (!/^[A-Z][^\n]*[^.]\.$/.test(summary)) report({ message: `The summary of ${operationId} is no sentence.`, location });
      if (effect !== "read" && effect !== "write") report({ message: `${operationId} needs x-effect: read or write.`, location });
      if (effect === "read" && operation["x-audited"]) report({ message: `${operationId} reads; only writes are audited.`, location });
      if (operation["x-audited"] && !(operation["x-label"]?.zh && operation["x-label"].en))
        report({ message: `${operationId} is audited and needs x-label: { zh, en }, its name in the log.`, location });
      if (effect === "read" && operation.responses?.["200"]?.$ref?.endsWith("done.yaml"))
        report({ message: `${operationId} reads and needs x-answer or x-page-of.`, location });
    },
  };
}

/** Who may call: everybody (security []), devices, holders of a permission, or any session, if it is listed above. */
function operationRight() {
  return {
    Operation(operation, { report, location, key }) {
      if (!methods.has(key)) return;
      const permissions = [operation["x-permission"] ?? []].flat();
      const isPublic = Array.isArray(operation.security) && operation.security.length === 0;
      const isDevice = operation.security?.some((one) => one.device) === true;
      const { operationId } = operation;
      const ways = [isPublic, isDevice, permissions.length > 0, sessionOnly.has(operationId)].filter(Boolean).length;
      if (ways === 0)
        report({ message: `${operationId} needs x-permission, security: [] or a place among the session-only operations.`, location });
      if (ways > 1) report({ message: `${operationId} says in two ways who may call it.`, location });
      for (const permission of permissions) {
        if (!/^[a-z]+(:[a-z]+)+$/.test(permission)) report({ message: `"${permission}" is no permission.`, location });
      }
    },
  };
}

/** A write of a domain with revised records names their kind. */
function operationRevises() {
  return {
    Operation(operation, { report, location, key }) {
      if (!methods.has(key) || operation["x-effect"] !== "write" || !revised.has(operation.tags?.[0])) return;
      const { operationId, "x-revises": kind } = operation;
      if (!kind && !revisesNothing.has(operationId))
        report({ message: `${operationId} needs x-revises, or a place among those that change no record.`, location });
      if (kind && revisesNothing.has(operationId)) report({ message: `${operationId} revises, and is listed as if it did not.`, location });
    },
  };
}

/** Each list, text and open object of a JSON body has an upper bound, which the server uses as its limit. */
function requestIsBounded() {
  return {
    RequestBody(body, ctx) {
      const json = body.content?.["application/json"]?.schema;
      for (const path of unbounded(json, ctx)) {
        ctx.report({
          message: `${path || "The body"} needs maxItems, maxLength, maxProperties or a pattern that ends.`,
          location: ctx.location,
        });
      }
    },
  };
}

function unbounded(schema, ctx, path = "") {
  return shapesOf(schema, ctx).flatMap((shape) => {
    const types = [shape.type ?? []].flat();
    const isOpen =
      (types.includes("array") && shape.maxItems === undefined) ||
      (types.includes("string") && shape.maxLength === undefined && !shape.enum && !endsByItself(shape.pattern)) ||
      (typeof shape.additionalProperties === "object" && shape.maxProperties === undefined);
    const fields = Object.entries(shape.properties ?? {}).flatMap(([name, field]) => unbounded(field, ctx, `${path}.${name}`));
    return [...(isOpen ? [path] : []), ...fields];
  });
}

const endsByItself = (pattern) => pattern !== undefined && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern);

/** In the everyday calls, a parameter or property whose name is not self-explanatory has a description or names its codes. */
function everydayCallsAreDescribed() {
  return {
    Operation(operation, ctx) {
      if (!everyday.has(operation.operationId)) return;
      const here = { node: operation, file: ctx.location.source.absoluteRef };
      const parameters = (operation.parameters ?? []).map((node) => follow({ ...here, node }, ctx));
      const bodies = [operation.requestBody, operation.responses?.["200"]].flatMap((node) => {
        const holder = follow({ ...here, node }, ctx);
        return Object.values(holder.node?.content ?? {}).map(({ schema }) => follow({ ...holder, node: schema }, ctx));
      });
      const isBare = ({ node, file }) => !isDescribed(node.name, [{ node, file }, ...partsOf({ node: node.schema, file }, ctx)]);
      const names = new Set([
        ...parameters.filter(isBare).map(({ node }) => node.name),
        // the envelope is described once for all calls
        ...bodies.flatMap(({ node, file }) => undescribed({ node: node?.properties?.data ?? node, file }, ctx)),
      ]);
      if (names.size > 0) ctx.report({ message: `${operation.operationId}: describe ${[...names].join(", ")}.`, location: ctx.location });
    },
  };
}

/** The names of the properties of a schema, at any depth, that have no description. */
function undescribed(schema, ctx, seen = new Set()) {
  return partsOf(schema, ctx).flatMap(({ node, file }) => {
    if (seen.has(node)) return [];
    seen.add(node);
    return Object.entries(node.properties ?? {}).flatMap(([name, one]) => [
      ...(isDescribed(name, partsOf({ node: one, file }, ctx)) ? [] : [name]),
      ...undescribed({ node: one, file }, ctx, seen),
    ]);
  });
}

const isDescribed = (name, parts) =>
  plain.has(name) ||
  parts.some(({ node }) => node.description || node["x-title"] || node["x-labels"] || node["x-labels-of"] || node["x-codes-of"]);

/** A node that may be a reference, with its target; `file` is the file that contains it. */
function follow({ node, file }, ctx) {
  if (!node?.$ref) return { node, file };
  const found = ctx.resolve(node, file);
  return follow({ node: found.node, file: found.location?.source.absoluteRef ?? file }, ctx);
}

/** A schema, its reference target, its parts, and the items of a list, each with its file. */
function partsOf({ node, file }, ctx, depth = 0) {
  const whole = follow({ node, file }, ctx);
  if (!whole.node || depth > 4) return [];
  const inner = [...(whole.node.oneOf ?? []), ...(whole.node.anyOf ?? []), ...(whole.node.allOf ?? []), whole.node.items ?? []].flat();
  return [{ node, file }, whole, ...inner.flatMap((part) => partsOf({ node: part, file: whole.file }, ctx, depth + 1))];
}

/** The matching time of a pattern is proportional to its text. */
function patternIsLinear() {
  return {
    Schema({ pattern }, { report, location }) {
      if (pattern !== undefined && analyse({ source: pattern, flags: "u" }).reports.length > 0)
        report({ message: `On a long text ${pattern} takes time with the square of its length or worse.`, location });
    },
  };
}

/** Each field and parameter that `isMeant` recognises by name and shape has `mark`, itself or in its reference target. */
function fieldRule(isMeant, mark, says) {
  const check = (name, schema, ctx, location) => {
    const shapes = shapesOf(schema, ctx);
    if (isMeant(name, shapes) && !shapes.some((shape) => shape[mark])) ctx.report({ message: `${name} ${says}.`, location });
  };
  return {
    Schema(schema, ctx) {
      for (const [name, one] of Object.entries(schema.properties ?? {})) check(name, one, ctx, ctx.location.child(["properties", name]));
    },
    Parameter(parameter, ctx) {
      if (parameter.schema) check(parameter.name, parameter.schema, ctx, ctx.location.child("schema"));
    },
  };
}

function isId(name, shapes) {
  return /^(id|uid|pid|ids|uids)$|[a-z0-9](Id|Ids)$/.test(name) && !noIds.has(name) && holds(shapes, ["integer", "string"]);
}

function isMoney(name, shapes) {
  return (
    /^(money|cost|price)$|(Money|Price|Fee|Cost|Amount)$/.test(name) && !noMoney.has(name) && holds(shapes, ["integer", "string", "number"])
  );
}

function isHtml(_name, shapes) {
  return holds(shapes, ["string"]) && shapes.some((shape) => /\bHTML\b/.test(shape.description ?? ""));
}

function holds(shapes, types) {
  return shapes.some((shape) => [shape.type ?? []].flat().some((type) => types.includes(type)));
}

/** A schema, its reference target, its parts, and the items of a list. */
function shapesOf(schema, ctx, depth = 0) {
  if (!schema || depth > 4) return [];
  const { node } = schema.$ref ? ctx.resolve(schema) : { node: schema };
  if (!node) return [];
  const parts = [...(node.oneOf ?? []), ...(node.anyOf ?? []), ...(node.allOf ?? []), ...(node.items ? [node.items] : [])];
  return [schema, node, ...parts.flatMap((part) => shapesOf(part, ctx, depth + 1))];
}
