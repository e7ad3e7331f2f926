import {
  type Localized,
  locales,
  paceEndpoints,
  type ReportName,
  reports,
  savedReports,
} from "@kindling/contract";
import { sql } from "kysely";
import { defineTopic } from "../account/notifications/notificationTopic.ts";
import { always } from "../core/entities/entity.ts";
import { personName } from "../people/shared/personName.ts";
import { sitesInReach } from "../people/shared/reach.ts";

const en = {
  mailed: (name: string) => `Report emailed to you: ${name}`,
  empty: (name: string) => `Report without rows, not emailed: ${name}`,
  failed: (name: string) => `Report couldn't be made: ${name}`,
  barred: (name: string) => `Report not emailed, access was lost: ${name}`,
  rows: (count: number, spelled: string) => `${spelled} ${count === 1 ? "row" : "rows"}`,
  answered: (teacher: string) => `${teacher}'s class recorded an activity after your nudge`,
};

const es: typeof en = {
  mailed: (name) => `Informe enviado a su correo: ${name}`,
  empty: (name) => `Informe sin filas, no enviado: ${name}`,
  failed: (name) => `No se pudo crear el informe: ${name}`,
  barred: (name) => `Informe no enviado porque se perdió el acceso: ${name}`,
  rows: (count, spelled) => `${spelled} ${count === 1 ? "fila" : "filas"}`,
  answered: (teacher) => `La clase de ${teacher} registró una actividad después de su aviso`,
};

const texts: Localized<typeof en> = { en, es };

interface Send {
  readonly name: string;
  readonly report: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly state: "mailed" | "empty" | "failed" | "barred";
  readonly rows: number | null;
  /** Set if it was for somebody else. */
  readonly recipient: string | null;
}

/** Reports that were made in the background: for their recipient, and for their owner if that went wrong. */
const sends = defineTopic<Send>({
  name: "report_send",
  kind: "report",
  access: savedReports.access.read,
  about: ({
    caller: { id },
  }) => sql`select jsonb_build_object('name', r.name, 'report', r.report, 'filters', r.filters,
      'state', case when d.state = 'ownerBarred' then 'barred' else d.state end, 'rows', d.row_count,
      'recipient', case when d.user_id <> ${id} then ${personName("u")} end)
    from report_sends d join saved_reports r on r.id = d.saved_report_id join users u on u.id = d.user_id
    where d.id = n.thing_id and r.archived_at is null and (d.user_id = ${id} or r.owner_id = ${id})`,
  tell({ name, report, state, rows, recipient }, language) {
    const say = texts[language];
    const title = reports[report as ReportName]?.fileName ?? report;
    const count = rows ? say.rows(rows, new Intl.NumberFormat(locales[language]).format(rows)) : null;
    return { title: say[state](name), detail: [title, recipient, count].filter(Boolean).join(" · ") };
  },
  link: ({ report, filters }) => `/open-report?${new URLSearchParams({ ...filters, report }).toString()}`,
});

/** Nudges after which the class recorded an activity, as long as its site is in reach. */
const answers = defineTopic<{ teacher: string; user: number; school: number; site: string }>({
  name: "nudge",
  kind: "nudge",
  access: paceEndpoints.board.access,
  about: ({
    caller,
  }) => sql`select jsonb_build_object('teacher', ${personName("u")}, 'user', u.id, 'school', s.id, 'site', s.name)
    from nudges g join users u on u.id = g.user_id join sites s on s.id = g.school_id
    where g.id = n.thing_id and g.answered_at is not null and ${sitesInReach(caller, sql`g.school_id`) ?? always}`,
  tell: ({ teacher, site }, language) => ({ title: texts[language].answered(teacher), detail: site }),
  link: ({ school }) => `/pacing?schools=${school}`,
});

export const reportTopics = [sends, answers];
