import { z } from "zod";
import { staffAndLeaders, writtenBy } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { fieldRegistry, id, moment, optionalChoice, requiredText } from "../core/fields.ts";
import { listQuery, messageOnly, pageOf } from "../core/page.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";

// Everyone who can open some report; each report checks its own access.
const reportReaders = staffAndLeaders;

export const reportSchedules = ["weekly", "monthly"] as const;

/** The state of a mailed report: `empty` had no rows; `barred` and `ownerBarred` mean access was lost. */
export const sendStates = [
  "due",
  "waiting",
  "sent",
  "empty",
  "stopped",
  "barred",
  "ownerBarred",
  "failed",
] as const;
export type SendState = (typeof sendStates)[number];

const mostRecipients = 100;

const optionalNumber = (max: number) =>
  z.number().int().min(1).max(max).register(fieldRegistry, { kind: "number" }).nullable().optional();

const person = z.object({
  id: z.number().int(),
  name: z.string(),
  /** When the recipient unsubscribed. */
  stopped_at: moment.nullable(),
});

const send = z.object({
  id: z.number().int(),
  user: z.object({ id: z.number().int(), name: z.string() }),
  /** The due date; null if sent on request. */
  day: z.string().nullable(),
  state: z.enum(sendStates),
  /** Null if the report wasn't made. */
  rows: z.number().int().nullable(),
  at: moment,
});

/** A named set of report filters with an optional mailing schedule. */
export const savedReports = defineResource({
  name: "savedReport",
  path: "/savedReport",
  labels: {
    en: {
      one: "Saved report",
      many: "Saved reports",
      fields: {
        report: "Report",
        filters: "Filters",
        format: "File format",
        schedule: "Schedule",
        weekday: "Day of the week",
        month_day: "Day of the month",
        recipient_ids: "Recipients",
        recipients: "Recipients",
        sends: "Send history",
        last_sent_at: "Last sent",
      },
    },
    es: {
      one: "Informe guardado",
      many: "Informes guardados",
      fields: {
        report: "Informe",
        filters: "Filtros",
        format: "Formato del archivo",
        schedule: "Frecuencia",
        weekday: "Día de la semana",
        month_day: "Día del mes",
        recipient_ids: "Destinatarios",
        recipients: "Destinatarios",
        sends: "Envíos",
        last_sent_at: "Último envío",
      },
    },
  },
  row: {
    report: z.string(),
    name: z.string(),
    /** The report's query, including `fields`. */
    filters: z.record(z.string(), z.string()),
    format: z.string().nullable(),
    schedule: z.enum(reportSchedules).nullable(),
    /** 1 is Monday, 7 is Sunday. */
    weekday: z.number().int().nullable(),
    month_day: z.number().int().nullable(),
    recipient_ids: z.array(z.number().int()),
    recipients: z.array(person),
    /** Newest first. */
    sends: z.array(send),
    last_sent_at: moment.nullable(),
  },
  input: {
    report: requiredText(60),
    name: requiredText(80),
    filters: z.record(z.string().max(60), z.string().max(4000)).optional(),
    format: optionalChoice(["csv", "xlsx", "pdf"]),
    schedule: optionalChoice(reportSchedules),
    weekday: optionalNumber(7),
    month_day: optionalNumber(28),
    recipient_ids: z
      .array(id())
      .max(mostRecipients)
      .register(fieldRegistry, { kind: "references" })
      .optional(),
  },
  filters: { report: z.string().max(60).optional() },
  sorts: ["name", "report", "last_sent_at"],
  access: writtenBy(reportReaders),
});

export const savedReportEndpoints = {
  recipients: defineEndpoint({
    name: "savedReport.recipients",
    labels: savedReports.labels,
    method: "GET",
    path: "/savedReport/recipients",
    access: reportReaders,
    summary: "List the people who can receive a report, including the caller",
    searches: true,
    query: listQuery({ report: z.string().max(60) }, ["id", "name"]),
    reply: pageOf(z.object({ id: z.number().int(), name: z.string(), email: z.string() })),
  }),
  sendNow: defineEndpoint({
    name: "savedReport.sendNow",
    labels: savedReports.labels,
    method: "POST",
    path: "/savedReport/:id/sendNow",
    access: reportReaders,
    summary: "Email one of the caller's saved reports to the caller now",
    params: idParams,
    reply: messageOnly,
  }),
  ...crudEndpoints(savedReports),
};
