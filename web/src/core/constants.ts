import type { ReplyOf, systemEndpoints } from "@kindling/contract";
import i18next from "i18next";
import { useSyncExternalStore } from "react";
import { call } from "./api.ts";
import { languageReady } from "./language.ts";
import { lightEndpoints } from "./lightEndpoints.ts";
import { makeListeners } from "./listening.ts";
import { fail } from "./toasts.ts";

/** What the server tells every app on start: brand, grades, limits, lists of words. */
export type Constants = ReplyOf<typeof systemEndpoints.constants>["data"];

const changed = makeListeners();
let constants: Constants | null = null;

/** Fetches the constants, in the chosen language; on failure says so and keeps what was there. */
export async function loadConstants(): Promise<void> {
  try {
    constants = (await call(lightEndpoints.constants)).data;
    changed.tell();
  } catch (error) {
    await languageReady;
    fail(error, i18next.t("app:errors.constants"));
  }
}

/** The constants, or null until they have arrived. */
export function useConstants(): Constants | null {
  return useSyncExternalStore(changed.listen, () => constants);
}
