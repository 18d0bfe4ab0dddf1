import { singleFlight } from "../../core/single-flight";
import type { Clock } from "../../ports/clock";

/** What WeChat answers to whoever asks for a token. */
export interface GivenToken {
  access_token: string;
  /** Seconds. */
  expires_in: number;
}

/** The token that every call carries. */
export interface AccessToken {
  /** A token that should be good. */
  current(): Promise<string>;
  /** WeChat refused this one: the next call brings another. */
  refuse(token: string): void;
}

/** In the last five minutes of a token WeChat gives its successor, and takes both. */
const MARGIN_MS = 4 * 60_000;

/** Keeps a token while it is good; calls that need a new one at the same time ask for it once. */
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
