import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

const encoder = new TextEncoder();

/** Bytes as lower-case hexadecimal digits. */
export const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of a text or of bytes, as hexadecimal digits. */
export const digest = (content: string | Uint8Array) => hexOf(sha256(typeof content === "string" ? encoder.encode(content) : content));

/** The HMAC-SHA256 of a text under a key, as hexadecimal digits. */
export const keyedDigest = (key: string, content: string) => hexOf(hmac(sha256, encoder.encode(key), encoder.encode(content)));
