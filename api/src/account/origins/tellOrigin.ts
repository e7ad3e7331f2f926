import type { Language } from "@kindling/contract";
import type { Settings } from "../../core/settings.ts";
import { accountSay } from "../accountSay.ts";
import { agentWords } from "../agentWords.ts";
import { placeOf } from "./placeOf.ts";

interface Origin {
  readonly address: string | null;
  readonly user_agent: string | null;
}

/** Tells in words with what and where from something was done. */
export const tellOrigin =
  (language: Language, settings: Settings) =>
  <Row extends Origin>(row: Row): Row & { readonly location: string | null } => ({
    ...row,
    user_agent: agentWords(row.user_agent, accountSay[language].on),
    location: placeOf(row.address, language, settings),
  });
