import { singleFlight } from "../../core/single-flight";
import type { Clock } from "../../ports/clock";

/** WeChat's answer to a request for a token. */
export interface GivenToken {
  access_token: string;
  /** Seconds. */
  expires_in: number;
}

/** The access token of every call. */
export interface AccessToken {
  /** A token that should be valid. */
  current(): Promise<string>;
  /** Reports that WeChat refused this token: the next call fetches another. */
  refuse(token: string): void;
}

/** In the last five minutes of a token WeChat issues its successor, and accepts both. */
const MARGIN_MS = 4 * 60_000;

/** Caches a token while it is valid; concurrent calls that need a new one share one request. */
export function accessToken(clock: Clock, fetchToken: () => Promise<GivenToken>): AccessToken {
  let kept: { token: string; until: number } | undefined;
  const renewing = singleFlight<string>();

  async function renew() {
    const { access_token: token, expires_in: seconds } = await fetchToken();
    kept = { token, until: clock.now().getTime() + seconds * 1_000 - MARGIN_MS };
    return token;
  }

  return {
    async current() {
      if (kept && clock.now().getTime() < kept.until) return kept.token;
      return renewing("token", renew);
    },

    refuse(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
}
