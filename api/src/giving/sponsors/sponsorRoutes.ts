import { sponsorEndpoints } from "@kindling/contract";
import { readOne } from "../../core/entities/reading.ts";
import { type Route, route } from "../../core/route.ts";
import { snapshotCrudRoutes } from "../../people/shared/snapshotRoute.ts";
import { printPapers } from "../payments/papers.ts";
import { periodOf } from "../periods/periodOf.ts";
import { atOnce } from "./atOnce.ts";
import { readFunding } from "./funding.ts";
import { sponsor } from "./sponsors.ts";
import { statementOf } from "./statement.ts";
import { statementSay } from "./statementSay.ts";

const { funding, statement, ...plain } = sponsorEndpoints;

/** Sponsors, and what is pledged and drawn in all. */
export const sponsorRoutes: Route[] = [
  ...snapshotCrudRoutes(plain, sponsor),
  route(funding, async ({ db, context }) => ({
    data: await atOnce(db, (snapshot) => readFunding(snapshot, context.today)),
  })),
  route(statement, async ({ db, params: { id }, query, context, language, services: { settings } }) => {
    const { period: kind, ...days } = query;
    const period = kind && periodOf({ period: kind, ...days }, context, settings);
    const { title, file } = statementSay[language];
    const writing = { language, brand: settings.brandName, today: context.today };
    const sheets = await atOnce(db, async (snapshot) =>
      statementOf(snapshot, await readOne(snapshot, sponsor, id, context), writing, period),
    );
    const each = (async function* () {
      yield* sheets;
    })();
    return printPapers(each, { title, language, name: file(id) }, settings);
  }),
];
