import { memberOf } from "@shopkeeper/sdk/rules/core";
import type { OperationId } from "../contract/contract";
import type { RevisedKind, RevisedRecord } from "../kernel/revised";
import type { RevisedCall } from "../kernel/revised-call";
import type { WireOperation } from "../contract/wire-schema";
import { changesBetween } from "./changes";
import type { NewRevision } from "./store";

/** Runs a write of the contract, and records its changes of the records that it revises. */
export async function revise<Answer>({ id, revises }: WireOperation, call: RevisedCall, work: () => Promise<Answer>): Promise<Answer> {
  const kind = revises && call.platform.revised.get(revises);
  if (!revises || !kind) throw new Error(`No domain keeps what ${id} changes.`);
  const ids = kind.isWhole ? undefined : await subjectsOf(kind, id, call);
  const before = await kind.read(call.shop, { ids, isLocked: true, operation: id });
  const answer = await work();
  const after = await kind.read(call.shop, { ids: ids && distinct([...ids, ...namedIn(answer)]), isLocked: false, operation: id });
  const rows = revisionsBetween(before, after).map((row) => ({ ...row, kind: revises, operation: id, ...authorOf(call) }));
  const batch = call.request.batch ?? (rows.length > 1 ? call.request.id : null);
  await call.shop.revisions.add(rows.map((row) => ({ ...row, batch, undoes: null })));
  return answer;
}

/** The author of a change. */
export const authorOf = ({ session: { accountId, account } }: Pick<RevisedCall, "session">) => ({ accountId, account });

type Difference = Pick<NewRevision, "subject" | "name" | "effect" | "changes">;

/** The differences of records between two readings, without records that stayed the same. */
export function revisionsBetween(before: ReadonlyMap<number, RevisedRecord>, after: ReadonlyMap<number, RevisedRecord>): Difference[] {
  return distinct([...before.keys(), ...after.keys()]).flatMap((subject): Difference[] => {
    const [was, is] = [before.get(subject), after.get(subject)];
    const changes = changesBetween(was, is);
    if (changes.length === 0) return [];
    const effect = !was ? "added" : is ? "changed" : "removed";
    return [{ subject, name: (is ?? was)?.name ?? "", effect, changes }];
  });
}

async function subjectsOf(kind: RevisedKind, operation: OperationId, { shop, path, body }: RevisedCall): Promise<readonly number[]> {
  const named = await kind.subjectsOf?.(shop, { operation, body });
  return named ?? distinct([...numbersAt(path, "id"), ...numbersAt(body, "id"), ...numbersAt(body, "idList")]);
}

/** The ids in an answer: that of the added record, or those of an import. */
const namedIn = (answer: unknown): number[] =>
  Array.isArray(answer) ? answer.flatMap((row) => numbersAt(row, "product")) : numbersAt(answer, "id");

function numbersAt(from: unknown, name: string): number[] {
  const value: unknown = memberOf(from, name);
  return [value].flat().filter((each) => typeof each === "number");
}

const distinct = (ids: readonly number[]) => [...new Set(ids)];
