import { ApiError, type MerchantClient } from "@shopkeeper/sdk";
import { useActionState } from "react";

interface LoginProps {
  client: MerchantClient;
  onToken: (token: string) => Promise<void>;
}

export function Login({ client, onToken }: LoginProps) {
  const [problem, login, isRunning] = useActionState(async (_before: string, form: FormData) => {
    try {
      const { token } = await client.login({ body: { account: String(form.get("account")), pwd: String(form.get("pwd")) } });
      await onToken(token);
      return "";
    } catch (error) {
      return error instanceof ApiError ? error.message : "The server cannot be reached.";
    }
  }, "");
  return (
    <form action={login}>
      <h1>Coupon board</h1>
      <input name="account" aria-label="Account" autoComplete="username" required />
      <input name="pwd" aria-label="Password" type="password" autoComplete="current-password" required />
      <button disabled={isRunning}>Log in</button>
      <p role="alert">{problem}</p>
    </form>
  );
}
