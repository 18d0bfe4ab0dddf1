import { digest } from "../core/digest";

/** How a device stands among the addresses that an account has logged in from: by a digest of its secret. */
export const deviceKey = (secret: string) => `device:${digest(secret).slice(0, 32)}`;
