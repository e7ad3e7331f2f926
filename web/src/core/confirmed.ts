import type { ErrorBody } from "@kindling/contract";
import { CallError } from "./CallError.ts";

const unconfirmed: ErrorBody["code"] = "could not confirm";
const repeats = 2;

/** Makes a call again under its own key while the server can't tell whether it was saved: the repeat finds out. */
export async function confirmed<T>(send: () => Promise<T>): Promise<T> {
  for (let left = repeats; ; left -= 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== unconfirmed || left === 0) throw error;
      const seconds = error.retryAfter ?? 1;
      await new Promise((resume) => setTimeout(resume, seconds * 1000));
    }
  }
}
