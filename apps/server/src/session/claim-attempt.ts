import type { Clock } from "../ports/clock";
import { Refusal } from "../core/refusal";
import type { loginFailureStore } from "./login-failure-store";
import { secondsToWait, type FailureCounts } from "./login-rules";
import type { LoginSubjects } from "./login-subjects";

type LoginFailures = ReturnType<typeof loginFailureStore>;

/** The counts that apply to an attempt at a password; refuses while attempts must wait. */
export async function refuseWhileWaiting(failures: LoginFailures, subjects: LoginSubjects, clock: Clock): Promise<FailureCounts> {
  const counts = await failures.of(subjects);
  const seconds = secondsToWait(counts, clock.now());
  if (seconds > 0) throw waiting(seconds);
  return counts;
}

/** Counts an attempt at a password before it is checked; refuses when other attempts have just reached the limit. */
export async function claimAttempt(failures: LoginFailures, subjects: LoginSubjects, clock: Clock): Promise<FailureCounts> {
  const counts = await failures.claim(subjects);
  if (counts) return counts;
  throw waiting(Math.max(1, secondsToWait(await failures.of(subjects), clock.now())));
}

const waiting = (seconds: number) => new Refusal("tooMany", { seconds }, { retryAfter: seconds });
