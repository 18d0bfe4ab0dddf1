import { RevisionState, type Schema } from "@shopkeeper/sdk/contract";
import type { Language } from "@shopkeeper/sdk/rules/core";
import { undoneAtOnce } from "@shopkeeper/sdk/rules/revisions";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Session } from "../kernel/call";
import type { HandlersOf } from "../kernel/handlers";
import { isPermitted } from "../kernel/permissions";
import { Refusal } from "../core/refusal";
import type { RevisedKind, RevisedValue, RevisingCall } from "../kernel/revised";
import { mayUndo, operationLabel } from "./rights";
import type { StoredRevision } from "./store";
import { planUndo, undo, type UndoPlan } from "./undo";

type Page<Op extends keyof HandlersOf<"revisions">> = Awaited<ReturnType<HandlersOf<"revisions">[Op]>>;
type WireRevision = Page<"listRevisions">["list"][number];

/** The most fields of a revision that are listed. */
const MOST_CHANGES = 60;

/** The calls on the revisions of the shop's records. */
export const revisionHandlers: HandlersOf<"revisions"> = {
  async listRevisions({ query, shop, session, platform, request }) {
    const kind = platform.revised.get(query.kind);
    if (!kind || !isPermitted(session, kind.readers)) throw new Refusal("revisionMissing");
    const page = await shop.revisions.page(query.kind, query.subject, query);
    const names = await shop.admins.names([...new Set(page.list.map(({ accountId }) => accountId))]);
    const sizes = await shop.revisions.batchSizes([...new Set(page.list.flatMap(({ batch }) => batch ?? []))]);
    const isLate = (row: StoredRevision) => shop.revisions.isLate(row);
    const wire = (row: StoredRevision) =>
      wireRevision(row, {
        ...{ kind, session, isLate, realName: names.get(row.accountId) ?? "", language: request.language },
        batchSize: sizes.get(row.batch ?? "") ?? 1,
      });
    return { ...page, list: page.list.map(wire) };
  },

  async checkUndo({ path, request, ...call }) {
    const revision = await known(call, path.id);
    const { language } = request;
    let plan: UndoPlan | undefined;
    try {
      plan = await planUndo(call, revision);
      const done = new Map((await undo(call, revision, { seen: plan.seen, batch: null })).map((change) => [change.field, change]));
      // changes that a state machine does not undo, such as a review, are not listed
      const changes = plan.changes.flatMap((change) =>
        done.has(change.field) ? { ...change, target: done.get(change.field)?.after } : [],
      );
      return wireCheck({ ...plan, changes }, language);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      return { ...wireCheck(plan, language), isPossible: false, code: failure.code, message: failure.text[language] };
    }
  },

  async undoRevision({ body, ...call }) {
    await undo(call, await known(call, body.id), { seen: body.seen, batch: null });
    return null;
  },

  async undoRevisions({ body, request, ...call }) {
    const { batch, before } = body;
    const kinds = [...call.platform.revised].filter(([, kind]) => isPermitted(call.session, [kind.editor])).map(([name]) => name);
    const revisions = await call.shop.revisions.batch(batch, { kinds, before, limit: undoneAtOnce });
    if (revisions.length === 0 && before === undefined) throw new Refusal("revisionMissing");
    const results: Schema<"UndoResult">[] = [];
    for (const revision of revisions) {
      const result = { revision: revision.id, name: revision.name };
      try {
        await call.shop.revisions.attempt(() => undo(call, revision, { batch: request.id }));
        results.push({ ...result, code: 200, message: null });
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        results.push({ ...result, code: failure.code, message: failure.text[request.language] });
      }
    }
    return results;
  },
};

/** A revision of a kind that the caller may change; for any other caller it is missing. */
async function known(call: RevisingCall, id: number): Promise<StoredRevision> {
  const revision = await call.shop.revisions.find(id);
  if (!revision || !isEditor(call, revision)) throw new Refusal("revisionMissing");
  return revision;
}

function isEditor({ platform, session }: RevisingCall, { kind }: StoredRevision) {
  const editor = platform.revised.get(kind)?.editor;
  return editor !== undefined && isPermitted(session, [editor]);
}

interface Reading {
  kind: RevisedKind;
  session: Session;
  isLate: (row: StoredRevision) => boolean;
  realName: string;
  batchSize: number;
  language: Language;
}

function wireRevision(row: StoredRevision, { kind, session, isLate, realName, batchSize, language }: Reading): WireRevision {
  const { id, subject, name, effect, account, batch, undoes, changes } = row;
  const state = () => {
    if (row.undoneBy !== null) return RevisionState.undone;
    if (isLate(row)) return RevisionState.late;
    return isPermitted(session, [kind.editor]) && mayUndo(session, row) ? RevisionState.open : RevisionState.closed;
  };
  return {
    ...{ id, kind: row.kind, subject, name, effect, account, realName, batch, batchSize, undoes },
    state: state(),
    action: operationLabel(row.operation)[language],
    createTime: wireTime(row.createTime),
    changes: changes.slice(0, MOST_CHANGES).map(({ field, part, before, after }) => ({
      ...{ field, part: part ?? null },
      ...{ before: json(kind, field, before, language), after: json(kind, field, after, language) },
    })),
    more: Math.max(0, changes.length - MOST_CHANGES),
  };
}

function wireCheck(plan: UndoPlan | undefined, language: Language) {
  const changes = plan?.changes ?? [];
  // overwritten fields come first
  const shown = [...changes].sort((one, other) => Number(other.isOverwritten) - Number(one.isOverwritten));
  return {
    ...{ isPossible: true, code: 200, message: null, seen: plan?.seen ?? "" },
    hasOverwritten: changes.some(({ isOverwritten }) => isOverwritten),
    changes: shown.slice(0, MOST_CHANGES).map(({ field, part, current, target, left, isOverwritten }) => ({
      ...{ field, part: part ?? null, isOverwritten },
      current: plan ? json(plan.kind, field, current, language) : null,
      target: plan ? json(plan.kind, field, target, language) : null,
      left: plan && isOverwritten ? json(plan.kind, field, left, language) : null,
    })),
    more: Math.max(0, changes.length - MOST_CHANGES),
  };
}

const json = (kind: RevisedKind, field: string, value: RevisedValue | undefined, language: Language) =>
  value === undefined ? null : JSON.stringify(kind.worded?.(field, value, language) ?? value);
