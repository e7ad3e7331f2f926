import { createHmac, timingSafeEqual } from "node:crypto";
import { fileUrl } from "@kindling/contract";
import type { Services } from "../services.ts";

const hour = 3600;

/** What a signed address carries. */
interface Link {
  readonly until?: string | undefined;
  readonly sign?: string | undefined;
}

/** Signed URLs of protected files, valid for one to two hours and equal within an hour. */
export function fileLinks({ secret, now }: Pick<Services, "secret" | "now">) {
  const seconds = Math.floor(now().getTime() / 1000);
  // No sign-in token is ever signed over such a text, though the secret is the same.
  const signOf = (key: string, until: string) =>
    createHmac("sha256", secret).update(`file:${key}:${until}`).digest("base64url");
  return {
    urlOf(key: string): string {
      const until = String((Math.floor(seconds / hour) + 2) * hour);
      return `${fileUrl(key)}?until=${until}&sign=${signOf(key, until)}`;
    },
    /** How long a link still opens a file; 0 when it never did, or no longer does. */
    secondsLeft(key: string, { until = "", sign = "" }: Link): number {
      const expected = Buffer.from(signOf(key, until));
      const sent = Buffer.from(sign);
      const isOurs = sent.length === expected.length && timingSafeEqual(sent, expected);
      const left = isOurs ? Number(until) - seconds : 0;
      // A link that lasts longer was made while the clock was wrong.
      return left > 3 * hour ? 0 : Math.max(0, left);
    },
  };
}
