import { thankYouReplyEndpoints } from "@kindling/contract";
import { readOne } from "../../core/entities/reading.ts";
import { type Route, route } from "../../core/route.ts";
import { snapshotCrudRoutes } from "../../people/shared/snapshotRoute.ts";
import { replySay } from "./replySay.ts";
import { takeReplyStep } from "./replySteps.ts";
import { sendReply, withdrawReply } from "./sendReply.ts";
import { thankYouReply } from "./thankYouReplies.ts";

const { list, get, step, send, withdraw } = thankYouReplyEndpoints;

/** What classes and staff do with replies to thank-yous. */
export const replyRoutes: Route[] = [
  ...snapshotCrudRoutes({ list, get }, thankYouReply),
  route(step, async (call) => {
    await takeReplyStep(call);
    const data = await readOne(call.db, thankYouReply, call.params.id, call.context);
    return { data, message: replySay[call.language].done[call.body.step] };
  }),
  route(send, sendReply),
  route(withdraw, withdrawReply),
];
