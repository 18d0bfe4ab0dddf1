import { NotFoundError, type Schema } from "@shopkeeper/sdk";
import type { Question } from "../form";
import { textOf } from "../texts/catalogue";
import { useAction } from "../core/use-action";
import { useConfirm } from "../form/use-confirm";
import { useRead } from "../core/use-read";
import { type Device, deviceOf } from "./device";
import { profileText } from "./profile-messages";

/** A session of the current account, with its device. */
export interface OwnSession extends Schema<"OwnSession"> {
  readonly device: Device;
}

/** The sessions of the current account, and ending one or all others. */
export interface OwnSessions {
  sessions: OwnSession[];
  /** The number of sessions besides this one. */
  others: number;
  isLoading: boolean;
  isRefreshing: boolean;
  error: Error | undefined;
  retry: () => void;
  revoke: Question<OwnSession>;
  revokeOthers: Question<number>;
}

/** The sessions of the current account, and ending one or all others, each after a question. */
export function useOwnSessions(): OwnSessions {
  const { data, isLoading, isRefreshing, error, retry } = useRead("listOwnSessions", {});
  const sessions: OwnSession[] = (data ?? []).map((session) => ({ ...session, device: deviceOf(session.userAgent) }));

  const revoke = useAction(
    // a session that has ended meanwhile counts as revoked
    ({ id }: OwnSession, client) => client.revokeSession({ path: { id } }).catch(unlessGone),
    ["session"],
    { done: () => textOf(profileText, "sessions.revoked") },
  );
  const revokeOthers = useAction((_count: number, client) => client.revokeOtherSessions(), ["session"], {
    done: () => textOf(profileText, "sessions.revokedOthers"),
  });

  return {
    sessions,
    others: sessions.filter(({ isCurrent }) => !isCurrent).length,
    isLoading,
    isRefreshing,
    error,
    retry,
    revoke: useConfirm(revoke),
    revokeOthers: useConfirm(revokeOthers),
  };
}

function unlessGone(error: unknown): null {
  if (error instanceof NotFoundError) return null;
  throw error;
}
