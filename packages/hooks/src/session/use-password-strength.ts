import { useEffect, useState } from "react";
import { type PasswordEngine, passwordEngine } from "./password-engine";
import { passwordStrength, type PasswordStrength } from "./password-strength";

/** The strength of a password during input; the estimator is loaded at the first character. */
export function usePasswordStrength(password: string, account: string): PasswordStrength {
  const [engine, setEngine] = useState<PasswordEngine>();
  const isTyped = password !== "";
  useEffect(() => {
    if (!isTyped) return undefined;
    let isMounted = true;
    void passwordEngine().then((loaded) => isMounted && setEngine(loaded));
    return () => {
      isMounted = false;
    };
  }, [isTyped]);
  return passwordStrength(password, account, engine);
}
