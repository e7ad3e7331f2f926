import {
  activityTypes,
  certificateEndpoints,
  certificateFile,
  type Language,
  nominationClassEndpoints,
  nominationResponses,
  type Paper,
} from "@kindling/contract";
import { sql } from "kysely";
import { enterClassroom } from "../../classroom/enterClassroom.ts";
import { readItems, shown } from "../../classroom/items.ts";
import { responseModules } from "../../classroom/responses/responses.ts";
import type { Entity, Sql } from "../../core/entities/entity.ts";
import { type ListQuery, narrowing } from "../../core/entities/reading.ts";
import { printApart } from "../../core/printing/printApart.ts";
import { type Call, type Route, route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { certificateLook } from "./certificateLook.ts";
import { countNominations, ownNominations, readNominees, refuseNone } from "./nominees.ts";
import { findNominations, readCertificates } from "./readCertificates.ts";

interface Asked {
  readonly language?: Language | undefined;
  readonly paper?: Paper | undefined;
}

const nominationResponse = responseModules.nominationResponse.entity as unknown as Entity;

/** The certificates of the nominations that meet a condition on `responses t`, as one file. */
async function certificates(
  { db, services, language, context }: Pick<Call, "db" | "services" | "language" | "context">,
  condition: Sql,
  asked: Asked,
) {
  const ids = await findNominations(db, condition);
  refuseNone(ids, say[language].notFound(nominationResponses.labels[language].one));
  const look = await certificateLook(asked, language, services.settings);
  const thread = new URL("./certificateWorker.ts", import.meta.url);
  const file = await printApart(thread, look, readCertificates(db, ids, context.timeZone));
  return { file, type: "application/pdf", name: certificateFile };
}

/** What a leader or the staff may read of the responses, narrowed as their list is. */
const readable = (query: object, { context }: Pick<Call, "context">): Sql =>
  narrowing(nominationResponse, query as ListQuery, context);

export const nominationRoutes: Route[] = [
  route(nominationClassEndpoints.forms, async ({ db, services, query, context }) => {
    const room = await enterClassroom(db, query.school_id, context);
    const items = await readItems(db, sql`a.type = ${activityTypes.nomination.key}`, room, room);
    const counts = await countNominations(db, ownNominations(room.schoolId, context));
    const data = items
      .filter(({ hidden }) => hidden.length === 0)
      .map((item) => {
        const most = Number(item.details["max_per_class"]);
        const nominated = counts.get(item.id) ?? 0;
        return {
          ...shown(item, services),
          max_per_class: most,
          nominated,
          left: Math.max(0, most - nominated),
        };
      });
    return { data };
  }),
  route(nominationClassEndpoints.nominees, async ({ db, query, context, language }) => {
    const room = await enterClassroom(db, query.school_id, context);
    return { data: await readNominees(db, ownNominations(room.schoolId, context), language) };
  }),
  route(nominationClassEndpoints.ofForm, async (call) => {
    const { db, params, query, context, language } = call;
    const own = sql`${ownNominations(query.school_id, context)} and t.object_id = ${params.id}`;
    if (query.format === "pdf") return certificates(call, own, query);
    const data = await readNominees(db, own, language);
    if (data.length === 0) {
      // A form that the class could answer and has not has no nominations; of another there is nothing to know.
      const room = await enterClassroom(db, query.school_id, context);
      const form = sql`a.id = ${params.id} and a.type = ${activityTypes.nomination.key}`;
      const items = await readItems(db, form, room);
      const open = items.filter(({ hidden }) => hidden.length === 0);
      refuseNone(open, say[language].notFound(activityTypes.nomination.labels[language].one));
    }
    return { data };
  }),
  route(nominationClassEndpoints.certificate, (call) =>
    certificates(
      call,
      sql`${ownNominations(undefined, call.context)} and t.id = ${call.params.id}`,
      call.query,
    ),
  ),
  route(certificateEndpoints.all, (call) => {
    const { language: _language, paper: _paper, ...filters } = call.query;
    const query = { ...filters, object_id: call.params.id };
    return certificates(call, readable(query, call), call.query);
  }),
  route(certificateEndpoints.one, (call) =>
    certificates(call, sql`${readable({}, call)} and t.id = ${call.params.id}`, call.query),
  ),
];
