import { z } from "zod";
import { grant, staffAndLeaders, writtenBy } from "../core/access.ts";
import { bulkEndpoint, commonBulkActions } from "../core/bulk.ts";
import {
  calendarDate,
  day,
  moment,
  optionalChoice,
  optionalReferenceTo,
  optionalText,
  reference,
  referencesTo,
  referenceTo,
  requiredText,
} from "../core/fields.ts";
import { dateFilter, idsFilter, wordsFilter } from "../core/page.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";
import { puzzleTypes } from "./puzzles/puzzleTypes.ts";

export const spans = ["past", "current", "coming"] as const;

export const sessions = defineResource({
  name: "session",
  path: "/session",
  labels: {
    en: {
      one: "Session",
      many: "Sessions",
      unread: { one: "Session Details" },
      fields: {
        puzzle_type: "Puzzle Type",
        charities: "Charities",
        charity_ids: "Charities",
        span: "When",
        closed_at: "Closed",
        closed_by: "Closed By",
      },
    },
    es: {
      one: "Sesión",
      many: "Sesiones",
      fields: {
        puzzle_type: "Tipo de pasatiempo",
        charities: "Organizaciones",
        charity_ids: "Organizaciones",
        span: "Cuándo",
        closed_at: "Cerrada",
        closed_by: "Cerrada por",
      },
    },
  },
  row: {
    name: z.string(),
    start: day,
    end: day,
    program: reference,
    puzzle_type: z.enum(puzzleTypes).nullable(),
    level: reference.nullable(),
    trait: reference.nullable(),
    theme: reference.nullable(),
    charities: z.array(reference),
    external_id: z.string().nullable(),
    span: z.enum(spans),
    /** When its books were closed; null while they are open. */
    closed_at: moment.nullable(),
    closed_by: reference.nullable(),
  },
  input: {
    name: requiredText(200),
    start: calendarDate(),
    end: calendarDate(),
    program_id: referenceTo("program"),
    puzzle_type: optionalChoice(puzzleTypes),
    level_id: optionalReferenceTo("level"),
    trait_id: optionalReferenceTo("trait"),
    theme_id: optionalReferenceTo("sessionTheme"),
    charity_ids: referencesTo("charity").optional(),
    external_id: optionalText(100),
  },
  filters: {
    programs: idsFilter(),
    levels: idsFilter(),
    traits: idsFilter(),
    span: wordsFilter(spans),
    from: dateFilter(),
    to: dateFilter(),
  },
  sorts: ["name", "start", "end", "program"],
  access: writtenBy(grant(["Curriculum"]), staffAndLeaders),
});

export const sessionEndpoints = {
  ...crudEndpoints(sessions),
  bulk: bulkEndpoint(sessions, commonBulkActions),
};
