import { z } from "zod";
import { grant, writtenBy } from "../core/access.ts";
import { bulkEndpoint, commonBulkActions } from "../core/bulk.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { calendarDate, day, id, reference, referenceTo, requiredText, textSameAs } from "../core/fields.ts";
import { importEndpoint, importTemplateEndpoint } from "../core/importing.ts";
import { dateFilter, idFilter, idsFilter, one, wordsFilter } from "../core/page.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";
import { datedStates } from "./datedStates.ts";
import { richText, richTextRow } from "./richText.ts";

const curriculum = grant(["Curriculum"]);

export const announcements = defineResource({
  name: "announcement",
  path: "/schoolAnnoun",
  labels: {
    en: { one: "Site Announcement", many: "Site Announcements", fields: { content: "Content" } },
    es: { one: "Anuncio", many: "Anuncios", fields: { content: "Contenido" } },
  },
  row: {
    /** The title under the name that references use. */
    name: textSameAs("title"),
    title: z.string(),
    program: reference,
    start: day,
    end: day,
    content: richTextRow,
    state: z.enum(datedStates),
  },
  input: {
    title: requiredText(200),
    program_id: referenceTo("program"),
    start: calendarDate(),
    end: calendarDate(),
    content: richText(20_000),
  },
  filters: { programs: idsFilter(), state: wordsFilter(datedStates), from: dateFilter(), to: dateFilter() },
  sorts: ["name", "title", "program", "start", "end"],
  access: writtenBy(curriculum),
  importing: {
    key: ["title", "program_id", "start"],
    moves: ["program_id"],
    sample: {
      title: "Kindness Week begins",
      program_id: "In-School Kindness",
      start: "2026-09-01",
      end: "2026-09-12",
      content: "<p>Wear something <strong>orange</strong> on Friday.</p>",
    },
  },
});

export const classroomAnnouncement = z.object({
  id: id(),
  title: z.string(),
  program: reference,
  start: day,
  end: day,
  content: z.string(),
});

export type ClassroomAnnouncement = z.infer<typeof classroomAnnouncement>;

export const announcementEndpoints = {
  ...crudEndpoints(announcements),
  bulk: bulkEndpoint(announcements, commonBulkActions),
  preview: defineEndpoint({
    name: "announcement.preview",
    method: "GET",
    path: "/schoolAnnoun/:id/preview",
    access: curriculum,
    summary:
      "Preview the announcement as an instructor of a program sees it on a date; `why` explains when `seen` is false",
    params: idParams,
    query: z.strictObject({ date: dateFilter(), program_id: idFilter() }),
    reply: one(z.object({ seen: z.boolean(), why: z.array(z.string()), item: classroomAnnouncement })),
  }),
  import: importEndpoint(announcements),
  importTemplate: importTemplateEndpoint(announcements),
};
