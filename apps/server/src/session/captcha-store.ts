import { eq, lt } from "drizzle-orm";
import { hexOf } from "../core/digest";
import type { PlatformScope } from "../tenancy/platform-scope";
import { captchas } from "./tables";

const CAPTCHA_MS = 5 * 60 * 1000;

/** Captchas that wait for their only attempt. */
export const captchaStore = ({ db, clock, random }: PlatformScope) => ({
  /** Replaces an answer that passes `before`, once; else deletes the captcha: false, or undefined if it is missing or expired. */
  async advance(key: string, before: (answer: string) => boolean, after: (answer: string) => string): Promise<boolean | undefined> {
    const [row] = await db.delete(captchas).where(eq(captchas.key, key)).returning();
    if (!row || row.expireTime <= clock.now()) return undefined;
    if (!before(row.answer)) return false;
    await db.insert(captchas).values({ ...row, answer: after(row.answer) });
    return true;
  },

  /** Keeps an answer for five minutes, under a random key. */
  async add(answer: string): Promise<string> {
    const key = hexOf(random.bytes(16));
    await db.insert(captchas).values({ key, answer, expireTime: new Date(clock.now().getTime() + CAPTCHA_MS) });
    return key;
  },

  /** Whether `code` is the answer for `key`; right or wrong, the captcha is deleted. */
  async redeem(key: string, code: string): Promise<boolean> {
    const [row] = await db.delete(captchas).where(eq(captchas.key, key)).returning();
    return row !== undefined && row.expireTime > clock.now() && row.answer.toLowerCase() === code.trim().toLowerCase();
  },

  async prune() {
    await db.delete(captchas).where(lt(captchas.expireTime, clock.now()));
  },
});
