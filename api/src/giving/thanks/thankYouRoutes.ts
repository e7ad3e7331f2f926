import { thankYouEndpoints, thankYouLinkEndpoints } from "@kindling/contract";
import type { FastifyInstance } from "fastify";
import { enterClassroom } from "../../classroom/enterClassroom.ts";
import { crudRoutes } from "../../core/entities/crudRoutes.ts";
import { readOne, readPage } from "../../core/entities/reading.ts";
import { createRow } from "../../core/entities/writing.ts";
import { largestUpload } from "../../core/files/uploadLimits.ts";
import { sendsForm } from "../../core/files/uploads.ts";
import { openRoute, type Route, route } from "../../core/route.ts";
import { languageOf } from "../../core/say.ts";
import type { Services } from "../../core/services.ts";
import { snapshotRoute } from "../../people/shared/snapshotRoute.ts";
import { admitPosting } from "./admitPosting.ts";
import { readClassThankYous } from "./classThankYous.ts";
import { postThankYou } from "./postThankYou.ts";
import { signedRow } from "./signedThankYou.ts";
import { findLink, findOpenLink, readLinkPage } from "./thankYouLink.ts";
import { thankYouSay } from "./thankYouSay.ts";
import { mailLink, takeStep } from "./thankYouSteps.ts";
import { thankYou } from "./thankYous.ts";

const { list, get, create, remove, step } = thankYouEndpoints;

/** What staff and classes do with thank-yous. */
export const thankYouRoutes: Route[] = [
  snapshotRoute(list, async ({ db, query, context, services }) => {
    const page = await readPage(db, thankYou, query, context);
    return { ...page, data: page.data.map((row) => signedRow(row, services)) };
  }),
  route(get, async ({ db, params, context, services }) => ({
    data: signedRow(await readOne(db, thankYou, params.id, context), services),
  })),
  route(create, async ({ db, body, context, services, language }) => {
    const row = await createRow(db, thankYou, { ...body }, context, services.entities);
    await mailLink(db, row.id, "invited");
    return { data: row, message: thankYouSay[language].invited(row.email ?? "") };
  }),
  ...crudRoutes({ remove }, thankYou),
  route(step, async (call) => {
    await takeStep(call);
    const { db, params, context, services, language, body } = call;
    const data = signedRow(await readOne(db, thankYou, params.id, context), services);
    return { data, message: thankYouSay[language].done[body.step] };
  }),
  route(thankYouEndpoints.ofClass, async ({ db, query, context, services }) => {
    const { userId, schoolId } = await enterClassroom(db, query.school_id, context);
    return { data: await readClassThankYous(db, { userId, schoolId }, services) };
  }),
];

/** What an invited contact does with the link. */
export const thankYouLinkRoutes: Route[] = [
  openRoute(thankYouLinkEndpoints.read, async (call) => ({
    data: await readLinkPage(call.db, await findLink(call), call.services),
  })),
  openRoute(thankYouLinkEndpoints.post, postThankYou),
];

/** Refuses uploads by unknown links, and too many or too large ones, before they are read. */
export function guardLinks(app: FastifyInstance, { db, settings }: Services): void {
  app.addHook("onRequest", async (request) => {
    if (request.method !== "POST") return;
    const language = languageOf(request.headers["accept-language"]);
    const params = request.params as { token: string };
    const { id } = await findOpenLink({ db, params, address: request.ip, language });
    const coming = sendsForm(request) ? Number(request.headers["content-length"] ?? largestUpload) : 0;
    await admitPosting(db, id, request.ip, { coming, uploadDailyMb: settings.uploadDailyMb, language });
  });
}
