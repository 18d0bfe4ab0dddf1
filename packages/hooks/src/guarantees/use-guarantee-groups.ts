import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { coreText, textOf, useAction, useCan, useClient, useConfirm, useRead } from "../core";
import type { GuaranteeGroupTask } from "./use-guarantee-group-form";

type Group = Schema<"GuaranteeGroup">;

/** The shop's guarantee groups, the dialog of one, and deleting; what the account may not do is undefined. */
export function useGuaranteeGroups() {
  const client = useClient();
  const can = useCan();
  const isRefused = !can("listGuaranteeGroups");
  const read = useRead("listGuaranteeGroups", isRefused ? undefined : {});
  const services = useRead("listGuarantees", can("listGuarantees") ? { query: { type: 0 } } : undefined);
  const remove = useAction((group: Group) => client.deleteGuaranteeGroup({ path: { id: group.id } }), ["guarantees"], {
    done: () => textOf(coreText, "done.removed"),
  });
  const removal = useConfirm(remove);
  const [task, setTask] = useState<GuaranteeGroupTask | undefined>(undefined);

  return {
    groups: read.data ?? [],
    /** The platform's services, which `servicesOf` finds a group's among; nothing until they are known. */
    services: services.data,
    isRefused,
    isLoading: read.isLoading,
    isRefreshing: read.isRefreshing,
    error: read.error,
    retry: read.retry,
    /** What the dialog is open for. */
    task,
    close: () => setTask(undefined),
    add: can("addGuaranteeGroup") ? () => setTask({ is: "add" }) : undefined,
    edit: can("editGuaranteeGroup") ? (group: Group) => setTask({ is: "edit", group }) : undefined,
    view: (group: Group) => setTask({ is: "view", group }),
    remove: can("deleteGuaranteeGroup") ? removal : undefined,
  };
}
