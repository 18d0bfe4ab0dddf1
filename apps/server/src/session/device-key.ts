import { digest } from "../core/digest";

/** The key of a device among the known addresses of an account: a digest of its secret. */
export const deviceKey = (secret: string) => `device:${digest(secret).slice(0, 32)}`;
