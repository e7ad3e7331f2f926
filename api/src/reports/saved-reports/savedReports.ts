import { savedReportEndpoints, savedReports } from "@kindling/contract";
import { sql } from "kysely";
import { rows, sole } from "../../core/database.ts";
import { addRow, crudRoutes, editRow } from "../../core/entities/crudRoutes.ts";
import { defineEntity, plain, type Sql, stored } from "../../core/entities/entity.ts";
import { readOne } from "../../core/entities/reading.ts";
import { searchCondition } from "../../core/entities/searching.ts";
import { type Call, type Route, route } from "../../core/route.ts";
import { wake } from "../../core/waking.ts";
import { person, personName } from "../../people/shared/personName.ts";
import { user } from "../../people/users/users.ts";
import { askFor } from "./askFor.ts";
import { completeSavedReport } from "./completeSavedReport.ts";
import { recipientsFor } from "./recipients.ts";
import { resumeSends } from "./resumeSends.ts";
import { savedReportsSay } from "./savedReportsSay.ts";

/** How many of the latest sends a saved report tells of. */
const mostSends = 12;

const moment = (at: Sql) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** A send's state as its owner reads it: once mailed, what became of the mail. */
const stateOfSend = sql`case when n.state <> 'mailed' then n.state when m.state in ('sent', 'failed') then m.state
  when m.state = 'dropped' then 'barred' else 'waiting' end`;

const sends = sql`select n.id, jsonb_build_object('id', n.id, 'user', ${person("u")},
    'day', n.day, 'state', ${stateOfSend}, 'rows', n.row_count, 'at', ${moment(sql`coalesce(m.sent_at, n.created_at)`)}) as send
  from report_sends n join users u on u.id = n.user_id left join mails m on m.id = n.mail_id
  where n.saved_report_id = t.id order by n.id desc limit ${sql.lit(mostSends)}`;

const recipients = sql`select jsonb_agg(jsonb_build_object('id', u.id, 'name', ${personName("u")},
    'stopped_at', ${moment(sql`s.stopped_at`)}) order by u.first_name, u.last_name, u.id)
  from saved_report_recipients p join users u on u.id = p.user_id
    left join report_stops s on s.saved_report_id = p.saved_report_id and s.user_id = p.user_id
  where p.saved_report_id = t.id`;

const lastSent = sql`(select max(m.sent_at) from report_sends n join mails m on m.id = n.mail_id where n.saved_report_id = t.id)`;

/** What people narrowed reports to: each sees their own. */
export const savedReport = defineEntity(savedReports, {
  table: "saved_reports",
  from: sql`saved_reports t`,
  columns: () => ({
    ...stored,
    ...plain("report", "filters", "format", "schedule", "weekday", "month_day"),
    name: sql`t.name::text`,
    recipient_ids: sql`array(select user_id from saved_report_recipients where saved_report_id = t.id order by user_id)`,
    recipients: sql`coalesce((${recipients}), '[]')`,
    sends: sql`coalesce((select jsonb_agg(send order by id desc) from (${sends}) each), '[]')`,
    last_sent_at: lastSent,
  }),
  filters: { report: (report) => sql`t.report = ${report}` },
  search: [sql`t.name::text`],
  sorts: { name: sql`t.name`, last_sent_at: lastSent },
  scope: ({ caller }) => sql`t.archived_at is null and t.owner_id = ${caller.id}`,
  links: {
    recipient_ids: { table: "saved_report_recipients", own: "saved_report_id", other: "user_id" },
  },
  secret: ["scheduled_at"],
  archives: true,
  checkRestore: resumeSends,
});

/** Saved reports: managing, choosing recipients and test sends. */
export const savedReportRoutes: Route[] = [
  route(savedReportEndpoints.recipients, async ({ db, query, context }) => {
    const asked = query.search ? searchCondition(user.search, query.search) : sql`true`;
    const where = sql`${recipientsFor(query.report, context)} and ${asked}`;
    const by =
      query.sort === "name" ? sql`name ${sql.raw(query.order)}, t.id` : sql`t.id ${sql.raw(query.order)}`;
    const [data, { total }] = await Promise.all([
      rows<{ id: number; name: string; email: string }>(
        db,
        sql`select t.id, ${personName("t")} as name, t.email::text as email from users t
          where ${where} order by ${by} limit ${query.rows} offset ${query.page * query.rows}`,
      ),
      sole<{ total: number }>(db, sql`select count(*)::int as total from users t where ${where}`),
    ]);
    return { data, meta: { page: query.page, rows: query.rows, total } };
  }),
  ...crudRoutes(
    { list: savedReportEndpoints.list, get: savedReportEndpoints.get, remove: savedReportEndpoints.remove },
    savedReport,
  ),
  route(savedReportEndpoints.create, async (call) =>
    addRow(call as unknown as Call, savedReport, await completeSavedReport(call, call.body)),
  ),
  route(savedReportEndpoints.update, async (call) => {
    const current = await readOne(call.db, savedReport, call.params.id, call.context);
    const draft = await completeSavedReport(call, call.body, current);
    return editRow(call as unknown as Call, savedReport, () => draft);
  }),
  route(savedReportEndpoints.sendNow, async ({ db, params, context, caller, language, services }) => {
    const saved = await readOne(db, savedReport, params.id, context);
    askFor(saved, caller, language, { ...services, db });
    // Repeated clicks send it once.
    await sql`select id from saved_reports where id = ${saved.id} for update`.execute(db);
    await sql`insert into report_sends (saved_report_id, user_id) select ${saved.id}::int, ${caller.id}::int
      where not exists (select from report_sends where saved_report_id = ${saved.id} and user_id = ${caller.id}
        and day is null and state = 'due')`.execute(db);
    wake(db, "reports");
    return { message: savedReportsSay[language].onItsWay(caller.email) };
  }),
];
