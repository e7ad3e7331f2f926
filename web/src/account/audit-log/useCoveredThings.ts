import { mayCall, resources } from "@kindling/contract";
import { useMemo } from "react";
import { useLanguage } from "../../core/language.ts";
import { useSession } from "../../core/session.ts";

/** The kinds of things whose changes the person signed in may read: those they may change, as the server has it. */
export function useCoveredThings() {
  const language = useLanguage();
  const claims = useSession()?.claims;
  return useMemo(() => {
    const identity = claims
      ? { role: claims.role.name, groups: claims.user_type, newLogin: claims.new_login }
      : null;
    return Object.values(resources)
      .filter(({ access }) => mayCall(access.update, identity) || mayCall(access.remove, identity))
      .map(({ name, labels }) => ({ value: name as string, label: labels[language].one }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language));
  }, [language, claims]);
}
