import { locales } from "@kindling/contract/language";
import { useLanguage } from "../../core/language.ts";
import type { Profile } from "../../core/session.ts";
import { useDay } from "./useDay.ts";
import { useMe } from "./useMe.ts";

/** What day it is and which session runs, where there is room for it. */
export function Today({ known }: { readonly known: Profile["currentSession"] }) {
  const language = useLanguage();
  const day = useDay();
  const me = useMe();
  const session = me ? me.currentSession : known;
  const today = new Intl.DateTimeFormat(locales[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(new Date(`${day}T12:00:00`));
  return (
    <div className="today">
      <span>{today}</span>
      {/* Cached sessions may have ended when the server can't be reached. */}
      {session && session.end >= day && <b>{session.name}</b>}
    </div>
  );
}
