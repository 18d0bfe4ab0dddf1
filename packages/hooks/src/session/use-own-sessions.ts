import { NotFoundError, type Schema } from "@shopkeeper/sdk";
import type { Question } from "../form";
import { textOf } from "../texts/catalogue";
import { useAction } from "../core/use-action";
import { useConfirm } from "../form/use-confirm";
import { useRead } from "../core/use-read";
import { type Device, deviceOf } from "./device";
import { profileText } from "./profile-messages";

/** A session of one's own, with what it was opened with. */
export interface OwnSession extends Schema<"OwnSession"> {
  readonly device: Device;
}

/** The sessions of one's own account, and ending one or all of the others. */
export interface OwnSessions {
  sessions: OwnSession[];
  /** How many there are beside this one. */
  others: number;
  isLoading: boolean;
  isRefreshing: boolean;
  error: Error | undefined;
  retry: () => void;
  revoke: Question<OwnSession>;
  revokeOthers: Question<number>;
}

/** The sessions of one's own account, and ending one or all of the others; each is asked about first. */
export function useOwnSessions(): OwnSessions {
  const { data, isLoading, isRefreshing, error, retry } = useRead("listOwnSessions", {});
  const sessions: OwnSession[] = (data ?? []).map((session) => ({ ...session, device: deviceOf(session.userAgent) }));

  const revoke = useAction(
    // one that has ended by itself meanwhile is as good as revoked
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
