import { ApiError, fields } from "@shopkeeper/sdk";
import { useState } from "react";
import { failureText, useAction } from "../../core";

/** The result for a code. */
export interface VerificationResult {
  readonly code: string;
  readonly state: "running" | "done" | "refused";
  /** Why the code was refused. */
  readonly reason?: string;
}

/** The number of listed results. */
const listed = 20;

/** Verifying pick-up codes one after the other. */
export interface OrderVerification {
  code: string;
  setCode: (next: string) => void;
  maxLength: number;
  /** Newest first. */
  results: readonly VerificationResult[];
  counts: { done: number; failed: number };
  /** Empties the field at once; a code that is already being verified is ignored. */
  submit(): Promise<void>;
}

/** Verifying pick-up codes one after the other: the next can be scanned while the last request is pending. */
export function useOrderVerification(): OrderVerification {
  const [code, setCode] = useState("");
  const [results, setResults] = useState<readonly VerificationResult[]>([]);
  const action = useAction((verifyCode: string, client) => client.verifyOrder({ body: { verifyCode } }), ["orders"], {
    isQuiet: true,
    pause: 0,
  });
  const put = (result: VerificationResult) =>
    setResults((before) => [result, ...before.filter((other) => other.code !== result.code)].slice(0, listed));

  return {
    code,
    setCode,
    maxLength: fields.VerificationInput.verifyCode.maxLength,
    results,
    counts: {
      done: results.filter(({ state }) => state === "done").length,
      failed: results.filter(({ state }) => state === "refused").length,
    },
    async submit() {
      const wanted = code.replace(/\s/g, "");
      setCode("");
      if (wanted === "" || results.some((result) => result.code === wanted && result.state === "running")) return;
      put({ code: wanted, state: "running" });
      const outcome = await action.run(wanted);
      if (outcome.status === "ignored") return;
      put(
        outcome.status === "done" ? { code: wanted, state: "done" } : { code: wanted, state: "refused", reason: reasonOf(outcome.error) },
      );
    },
  };
}

/** An unknown code is a field error, and the form has only this field. */
const reasonOf = (error: unknown) => (error instanceof ApiError && error.fields.verifyCode) || failureText(error);
