import { listQueries, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type List, listOf, type SearchParamsState, useList } from "../list";
import { type Question, type RowDialog, useConfirm, useDialog } from "../form";
import { textOf } from "../texts";
import { useAction, useRead } from "../core";
import { useCan } from "../shop";
import { tokenText } from "./messages";

type ServiceToken = Schema<"ServiceToken">;

/** A token just created; it is never shown again. */
export type MadeServiceToken = Schema<"ServiceTokenSecret"> & { name: string };

export const serviceTokens = listOf(listQueries.listServiceTokens);

const mostRoles = 200;

type ServiceTokenQuery = ReturnType<typeof serviceTokens.read>;

/** The shop's service tokens. */
export interface ServiceTokenList extends List<ServiceToken, ServiceTokenQuery> {
  dialog: RowDialog<ServiceToken>;
  /** The enabled roles. */
  roles: Schema<"Role">[];
  /** The token shown now. */
  made: MadeServiceToken | undefined;
  show: (next: MadeServiceToken | undefined) => void;
  hide: () => void;
  revoke: Question<Pick<ServiceToken, "id" | "name">> | undefined;
}

/** The shop's service tokens: creating one, which is shown once, and revoking them; actions without permission are undefined. */
export function useServiceTokenList(search: SearchParamsState): ServiceTokenList {
  const can = useCan();
  const list = useList(serviceTokens, search);
  const roles = useRead("listRoles", can("saveServiceToken") && can("listRoles") ? { query: { limit: mostRoles } } : undefined);
  const [made, show] = useState<MadeServiceToken>();
  const revoke = useConfirm(
    useAction(({ id }: Pick<ServiceToken, "id" | "name">, client) => client.revokeServiceToken({ path: { id } }), ["tokens"], {
      done: () => textOf(tokenText, "revoke.done"),
    }),
  );
  return {
    ...list,
    dialog: useDialog<ServiceToken>({ add: "saveServiceToken" }),
    roles: roles.data?.list.filter(({ status }) => status) ?? [],
    made,
    show,
    hide: () => show(undefined),
    revoke: can("revokeServiceToken") ? revoke : undefined,
  };
}
