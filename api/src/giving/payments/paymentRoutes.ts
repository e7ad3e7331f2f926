import { doneMessages, type PaymentRun, paymentEndpoints, paymentRunEndpoints } from "@kindling/contract";
import { crudRoutes } from "../../core/entities/crudRoutes.ts";
import { outOfScope, readOne } from "../../core/entities/reading.ts";
import { Refusal, unknownReference } from "../../core/errors.ts";
import { type Call, type Route, route } from "../../core/route.ts";
import { inSnapshot, snapshotRoute } from "../../people/shared/snapshotRoute.ts";
import { givingSay } from "../givingSay.ts";
import { accountingFile } from "./accounting.ts";
import { readDue } from "./dueItems.ts";
import { ofPayment, ofRun, readLetters } from "./letters.ts";
import { listPayments } from "./listPayments.ts";
import { paperSay } from "./paperSay.ts";
import { printPapers } from "./papers.ts";
import { readRun, readRuns } from "./paymentRuns.ts";
import { approveRun, cancelRun, leaveOut, reversePayment, sendPayments } from "./paymentSteps.ts";
import { payment } from "./payments.ts";
import { proposeRun } from "./proposing.ts";
import { readStatements } from "./runStatements.ts";

const { list, due, reverse, letter, ...plain } = paymentEndpoints;
const runs = paymentRunEndpoints;

type OfRun = Pick<Call<typeof runs.approve>, "db" | "params" | "context" | "language">;

/** The run that a call is about; one that isn't there is told before the call's body is looked at. */
const runOf = ({ db, params, context }: OfRun): Promise<PaymentRun> => readRun(db, params.id, context);

/** Refuses sessions and charities that aren't there, at their field. */
async function checkNamed({ db, body, context, services }: Call<typeof runs.create>): Promise<void> {
  for (const [field, name] of [
    ["sessions", "session"],
    ["charities", "charity"],
  ] as const) {
    const ids = [...new Set(body[field])];
    const entity = services.entities.get(name);
    if (entity && ids.length > 0 && (await outOfScope(db, entity, ids, context)).length > 0)
      throw unknownReference(field, runs.create.labels, context.language);
  }
}

/** The answer to a step: the run as it is now. */
async function answerRun(call: OfRun) {
  const label = runs.get.labels?.[call.language].one ?? "";
  return { data: await runOf(call), message: doneMessages[call.language].updated(label) };
}

/** Payments to charities: the list and what becomes of one. */
export const paymentRoutes: Route[] = [
  snapshotRoute(list, ({ db, query, context }) => listPayments(db, query, context)),
  ...crudRoutes(plain, payment),
  snapshotRoute(due, async ({ db, query }) => ({ data: await readDue(db, query) })),
  route(reverse, async (call) => {
    const { db, params, context, language, services } = call;
    const { id } = await readOne(db, payment, params.id, context);
    await reversePayment(db, id, call.body.reason, context, services);
    const data = await readOne(db, payment, id, context);
    return { data, message: doneMessages[language].updated(payment.resource.labels[language].one) };
  }),
  route(letter, async ({ db, params: { id }, context, language, services: { settings } }) => {
    await readOne(db, payment, id, context);
    const brand = settings.brandName;
    const sheets = await inSnapshot(db, (tx) => readLetters(tx, ofPayment(id), { language, brand }));
    if (sheets.length === 0) throw new Refusal("conflict", givingSay[language].run.notSent);
    const { letter: title, letterFile } = paperSay[language];
    return printPapers(sheets, { title, language, name: letterFile(id) }, settings);
  }),
];

/** Payment runs: proposing, approving and sending payments together. */
export const paymentRunRoutes: Route[] = [
  snapshotRoute(runs.list, async ({ db, context }) => ({ data: await readRuns(db, context) })),
  snapshotRoute(runs.get, async (call) => ({ data: await runOf(call) })),
  route(runs.create, async (call) => {
    const { db, body, context, language, services } = call;
    await checkNamed(call);
    const id = await proposeRun(db, body, services.settings.paymentApproval === "second_person", context);
    const data = await readRun(db, id, context);
    return { data, message: doneMessages[language].added(runs.create.labels?.[language].one ?? "") };
  }),
  route(runs.approve, async (call) => {
    await approveRun(call.db, call.params.id, call.context);
    return answerRun(call);
  }),
  route(runs.leaveOut, async (call) => {
    const { id } = await runOf(call);
    await leaveOut(call.db, id, call.body.payments, call.context);
    return answerRun(call);
  }),
  route(runs.cancel, async (call) => {
    const { id } = await runOf(call);
    await cancelRun(call.db, id, call.body.reason, call.context);
    return answerRun(call);
  }),
  route(runs.send, async (call) => {
    const { id } = await runOf(call);
    await sendPayments(call.db, id, call.body, call.context, call.services);
    return answerRun(call);
  }),
  route(runs.letters, async (call) => {
    const { db, language, services } = call;
    const { id } = await runOf(call);
    const brand = services.settings.brandName;
    const sheets = await inSnapshot(db, (tx) => readLetters(tx, ofRun(id), { language, brand }));
    if (sheets.length === 0) throw new Refusal("conflict", givingSay[language].run.notSent);
    const { letters: title, lettersFile } = paperSay[language];
    return printPapers(sheets, { title, language, name: lettersFile(id) }, services.settings);
  }),
  route(runs.statements, async (call) => {
    const { db, language, services } = call;
    const { of } = call.query;
    const { id } = await runOf(call);
    const brand = services.settings.brandName;
    const sheets = await inSnapshot(db, (tx) => readStatements(tx, of, id, { language, brand }));
    if (sheets.length === 0) throw new Refusal("conflict", givingSay[language].run.notSent);
    const { statement: title, statementsFile } = paperSay[language];
    return printPapers(sheets, { title, language, name: statementsFile(id, of) }, services.settings);
  }),
  route(runs.accounting, async ({ db, params: { id }, query: { layout, account }, context, language }) => {
    const { state } = await readRun(db, id, context);
    if (state !== "approved") throw new Refusal("conflict", givingSay[language].run.notApproved);
    const file = await accountingFile(db, id, layout, account, context.timeZone, language);
    return { file, type: "text/csv; charset=utf-8", name: paperSay[language].accountingFile(id, layout) };
  }),
];
