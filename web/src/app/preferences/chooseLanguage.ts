import type { Language } from "@kindling/contract";
import { call } from "../../core/api.ts";
import { setLanguage } from "../../core/language.ts";
import { lightEndpoints } from "../../core/lightEndpoints.ts";
import { readSession } from "../../core/session.ts";

/** Changes the language here and, when signed in, on the server, which uses it for emails. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  const user = readSession()?.user;
  if (!user || user.new_login || user.substitute_until) return;
  // If this call fails, the next sign-in sends the language again.
  await call(lightEndpoints.changeMe, { body: { language } }).catch(() => undefined);
}
