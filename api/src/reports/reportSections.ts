import { sql } from "kysely";
import type { Db } from "../core/database.ts";
import { wake } from "../core/waking.ts";
import type { PersonSection } from "../people/personal-data/personSection.ts";
import { withoutNames } from "../people/personal-data/withoutNames.ts";
import { cardSection } from "./dashboard/overviewCards.ts";

/** Reports that wait to be mailed may name the person in a file: they are made again. One being mailed goes without. */
async function makeAgain(tx: Db): Promise<void> {
  await sql`with waiting as (select n.id, m.id as mail_id from report_sends n join mails m on m.id = n.mail_id
        where n.file is not null and m.state = 'waiting' for update),
      again as (update report_sends n set state = 'due', attempts = 0, next_try_at = null from waiting w where n.id = w.id)
    delete from mails m using waiting w where m.id = w.mail_id`.execute(tx);
  await sql`update report_sends set file = null where file is not null`.execute(tx);
  wake(tx, "reports");
}

const savedReports: PersonSection = {
  name: "saved-reports",
  title: ["Saved reports", "Informes guardados"],
  columns: {
    name: ["Name", "Nombre"],
    report: ["Report", "Informe"],
    filters: ["Filters", "Filtros"],
    schedule: ["Schedule", "Programación"],
    created_at: ["Saved", "Guardado"],
  },
  rows: (
    id,
  ) => sql`select name::text, report, filters::text as filters, schedule, created_at from saved_reports
    where owner_id = ${id} order by id desc`,
  erasure: "gone",
  async erase(tx, { id }) {
    await sql`update audit_log a set name = null, before = null, after = null from saved_reports r
      where a.entity = 'savedReport' and a.entity_id = r.id and r.owner_id = ${id}`.execute(tx);
    await sql`delete from saved_reports where owner_id = ${id}`.execute(tx);
    for (const table of ["saved_report_recipients", "report_sends", "report_stops", "report_stop_links"])
      await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(tx);
    await makeAgain(tx);
  },
};

const received: PersonSection = {
  name: "received-reports",
  title: ["Reports they receive", "Informes que recibe"],
  columns: {
    name: ["Name", "Nombre"],
    report: ["Report", "Informe"],
    schedule: ["Schedule", "Programación"],
    stopped_at: ["Stopped", "Detenido"],
    last_sent_at: ["Last sent", "Último envío"],
  },
  rows: (
    id,
  ) => sql`select r.name::text, r.report, r.schedule, o.stopped_at, s.last_sent_at from saved_reports r
      left join saved_report_recipients c on c.saved_report_id = r.id and c.user_id = ${id}
      left join report_stops o on o.saved_report_id = r.id and o.user_id = ${id}
      left join (select saved_report_id, max(created_at) as last_sent_at from report_sends where user_id = ${id} group by 1) s
        on s.saved_report_id = r.id
    where coalesce(c.saved_report_id, o.saved_report_id, s.saved_report_id) is not null order by r.id desc`,
  erasure: "gone",
};

const nudges: PersonSection = {
  name: "reminders",
  title: ["Reminders from leaders", "Recordatorios de responsables"],
  columns: {
    created_at: ["When", "Cuándo"],
    site: ["Site", "Plantel"],
    message: ["Message", "Mensaje"],
  },
  rows: (
    id,
  ) => sql`select n.created_at, s.name::text as site, n.message from nudges n join sites s on s.id = n.school_id
    where n.user_id = ${id} order by n.id desc`,
  erasure: "unnamed",
  erase: (tx, person) => withoutNames(tx, person, "nudges", { message: "text" }),
};

const sentNudges: PersonSection = {
  name: "reminders-sent",
  title: ["Reminders they sent", "Recordatorios que envió"],
  columns: {
    created_at: ["When", "Cuándo"],
    site: ["Site", "Plantel"],
    message: ["Message", "Mensaje"],
  },
  rows: (
    id,
  ) => sql`select n.created_at, s.name::text as site, n.message from nudges n join sites s on s.id = n.school_id
    where n.sent_by = ${id} order by n.id desc`,
  erasure: "unnamed",
  erase: (tx, person) => withoutNames(tx, person, "nudges", { message: "text" }, sql`sent_by = ${person.id}`),
};

export const reportSections: readonly PersonSection[] = [
  savedReports,
  received,
  nudges,
  sentNudges,
  cardSection,
];
