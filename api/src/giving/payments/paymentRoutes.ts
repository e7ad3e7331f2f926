import { doneMessages, type PaymentRun, paymentEndpoints, paymentRunEndpoints } from "@kindling/contract";
import { crudRoutes } from "../../core/entities/crudRoutes.ts";
import { readOne } from "../../core/entities/reading.ts";
import { Refusal } from "../../core/errors.ts";
import { type Call, type Route, route } from "../../core/route.ts";
import { givingSay } from "../givingSay.ts";
import { accountingFile } from "./accounting.ts";
import { readDue } from "./dueItems.ts";
import { paperSay } from "./paperSay.ts";
import { letterOf, printPapers, statementsOf } from "./papers.ts";
import { readRun, readRuns } from "./paymentRuns.ts";
import { approveRun, cancelRun, leaveOut, reversePayment, sendPayments } from "./paymentSteps.ts";
import { payment } from "./payments.ts";
import { proposeRun } from "./proposing.ts";

const { due, reverse, letter, ...plain } = paymentEndpoints;
const runs = paymentRunEndpoints;

/** The answer to a step: the run as it is now. */
async function answerRun({ db, context, language }: Pick<Call, "db" | "context" | "language">, id: number) {
  const data: PaymentRun = await readRun(db, id, context);
  return { data, message: doneMessages[language].updated(runs.get.labels?.[language].one ?? "") };
}

/** Payments to charities: the list and what becomes of one. */
export const paymentRoutes: Route[] = [
  ...crudRoutes(plain, payment),
  route(due, async ({ db, query }) => ({ data: await readDue(db, query) })),
  route(reverse, async ({ db, params: { id }, body, context, language, services }) => {
    await reversePayment(db, id, body.reason, context, services);
    const data = await readOne(db, payment, id, context);
    return { data, message: doneMessages[language].updated(payment.resource.labels[language].one) };
  }),
  route(letter, async ({ db, params: { id }, context, language, services: { settings } }) => {
    const { state } = await readOne(db, payment, id, context);
    if (state !== "sent") throw new Refusal("conflict", givingSay[language].run.notSent);
    const sheet = await letterOf(db, id, language, settings.brandName);
    const { letter: title, letterFile } = paperSay[language];
    const sheets = (async function* () {
      yield sheet;
    })();
    return printPapers(sheets, { title, language, name: letterFile(id) }, settings);
  }),
];

/** Payment runs: proposing, approving and sending payments together. */
export const paymentRunRoutes: Route[] = [
  route(runs.list, async ({ db, context }) => ({ data: await readRuns(db, context) })),
  route(runs.get, async ({ db, params, context }) => ({ data: await readRun(db, params.id, context) })),
  route(runs.create, async ({ db, body, context, language, services: { settings } }) => {
    const id = await proposeRun(db, body, settings.paymentApproval === "second_person", context);
    const data = await readRun(db, id, context);
    return { data, message: doneMessages[language].added(runs.create.labels?.[language].one ?? "") };
  }),
  route(runs.approve, async (call) => {
    await approveRun(call.db, call.params.id, call.context);
    return answerRun(call, call.params.id);
  }),
  route(runs.leaveOut, async (call) => {
    await leaveOut(call.db, call.params.id, call.body.payments, call.context);
    return answerRun(call, call.params.id);
  }),
  route(runs.cancel, async (call) => {
    await cancelRun(call.db, call.params.id, call.body.reason, call.context);
    return answerRun(call, call.params.id);
  }),
  route(runs.send, async (call) => {
    await sendPayments(call.db, call.params.id, call.body, call.context, call.services);
    return answerRun(call, call.params.id);
  }),
  route(runs.statements, async ({ db, params: { id }, context, language, services: { settings } }) => {
    const { sent_count } = await readRun(db, id, context);
    if (sent_count === 0) throw new Refusal("conflict", givingSay[language].run.notSent);
    const { statement: title, statementsFile } = paperSay[language];
    const sheets = statementsOf(db, id, language, settings.brandName);
    return printPapers(sheets, { title, language, name: statementsFile(id) }, settings);
  }),
  route(runs.accounting, async ({ db, params: { id }, query: { layout, account }, context, language }) => {
    const { state } = await readRun(db, id, context);
    if (state !== "approved") throw new Refusal("conflict", givingSay[language].run.notApproved);
    const file = await accountingFile(db, id, layout, account, context.timeZone, language);
    return { file, type: "text/csv; charset=utf-8", name: paperSay[language].accountingFile(id, layout) };
  }),
];
