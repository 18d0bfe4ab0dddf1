import type { Output, Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import type { Read } from "../core";
import { useRead } from "../core/use-read";

/** The dialogs of the second factor. */
export type FactorTask = "start" | "codes" | "off";

/** The second factor of the current account, and the dialogs that change it. */
export interface SecondFactor extends Read<"getSecondFactor"> {
  task: FactorTask | undefined;
  open: (task: FactorTask) => void;
  close: () => void;
  /** The secret that is not confirmed yet. */
  secret: Schema<"SecondFactorSecret"> | undefined;
  showSecret: (secret: Output<"startSecondFactor">) => void;
  /** The recovery codes just created; they are never shown again. */
  newCodes: readonly string[] | undefined;
  showCodes: (made: Output<"confirmSecondFactor">) => void;
}

/** The second factor of the current account, and the dialogs that change it. */
export function useSecondFactor(): SecondFactor {
  const [task, setTask] = useState<FactorTask>();
  const [secret, setSecret] = useState<Schema<"SecondFactorSecret">>();
  const [newCodes, setNewCodes] = useState<readonly string[]>();
  const close = () => {
    setTask(undefined);
    setSecret(undefined);
    setNewCodes(undefined);
  };
  return {
    ...useRead("getSecondFactor", {}),
    task,
    open: setTask,
    close,
    secret,
    showSecret: setSecret,
    newCodes,
    showCodes: ({ recoveryCodes }) => setNewCodes(recoveryCodes),
  };
}
