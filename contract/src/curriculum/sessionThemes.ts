import { z } from "zod";
import { grant, staffAndLeaders, writtenBy } from "../core/access.ts";
import { bulkEndpoint, commonBulkActions } from "../core/bulk.ts";
import {
  calendarDate,
  day,
  optionalDate,
  optionalReferenceTo,
  reference,
  requiredText,
  textSameAs,
} from "../core/fields.ts";
import { importEndpoint, importTemplateEndpoint } from "../core/importing.ts";
import { dateFilter, idsFilter, wordsFilter } from "../core/page.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";
import { datedStates } from "./datedStates.ts";

export const sessionThemes = defineResource({
  name: "sessionTheme",
  path: "/sessionTheme",
  labels: {
    en: {
      one: "Session Theme",
      many: "Session Themes",
      unread: { one: "Session Theme Details" },
      fields: { session_theme: "Session Theme", display_start: "Shown From", display_end: "Shown Until" },
    },
    es: {
      one: "Tema de sesión",
      many: "Temas de sesión",
      fields: {
        session_theme: "Tema de sesión",
        display_start: "Visible desde",
        display_end: "Visible hasta",
      },
    },
  },
  row: {
    /** The theme under the name that references use. */
    name: textSameAs("session_theme"),
    session_theme: z.string(),
    start: day,
    end: day,
    display_start: day,
    display_end: day,
    session: reference.nullable(),
    /** Based on the dates when instructors see it. */
    state: z.enum(datedStates),
  },
  input: {
    session_theme: requiredText(200),
    start: calendarDate(),
    end: calendarDate(),
    display_start: optionalDate(),
    display_end: optionalDate(),
    session_id: optionalReferenceTo("session"),
  },
  filters: {
    sessions: idsFilter(),
    programs: idsFilter(),
    state: wordsFilter(datedStates),
    from: dateFilter(),
    to: dateFilter(),
  },
  sorts: ["name", "session_theme", "start", "end", "display_start", "display_end"],
  access: writtenBy(grant(["Curriculum"]), staffAndLeaders),
  importing: {
    key: ["session_theme", "start"],
    sample: {
      session_theme: "Listening with care",
      start: "2026-09-01",
      end: "2026-09-12",
      display_start: "2026-08-29",
      display_end: "2026-09-14",
      session_id: "Session 1",
    },
  },
});

export const sessionThemeEndpoints = {
  ...crudEndpoints(sessionThemes),
  bulk: bulkEndpoint(sessionThemes, commonBulkActions),
  import: importEndpoint(sessionThemes),
  importTemplate: importTemplateEndpoint(sessionThemes),
};
