import type { Language, StatementReceiver } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { latestName } from "../ledger/latestName.ts";
import { headOf, ofRun, readSent } from "./letters.ts";
import type { Sheet } from "./paper.ts";
import { paperSay } from "./paperSay.ts";
import { itemTotals, type Sums, tableOf } from "./papers.ts";

interface Asked {
  readonly language: Language;
  readonly brand: string;
}

interface OfSite extends Sums {
  readonly school_id: number;
  readonly school: string;
  readonly provider: string;
  readonly run: string;
  readonly is_all: boolean;
}

/** A statement for each site: what its classes gave to which charity in the sent payments of a run. */
async function siteStatements(db: Db, runId: number, { language, brand }: Asked): Promise<Sheet[]> {
  const text = paperSay[language];
  const found = await rows<OfSite>(
    db,
    sql`select s.* from (
        select i.school_id, grouping(p.id) = 1 as is_all, ${latestName("school")} as school, ${latestName("provider")} as provider, max(r.name) as run,
          max(p.name) as name, ${itemTotals}
        from payment_items i join payments p on p.id = i.payment_id join payment_runs r on r.id = p.run_id
          join ledger_places l on l.id = i.place_id
        where p.state = 'sent' and ${ofRun(runId)} group by grouping sets ((i.school_id, p.id), (i.school_id))) s
      order by max(s.school) over (partition by s.school_id), s.school_id, s.name`,
  );
  return [...Map.groupBy(found, ({ school_id }) => school_id).values()].flatMap((own) => {
    const all = own.find(({ is_all }) => is_all);
    if (!all) return [];
    const charities = own.filter(({ is_all }) => !is_all);
    return [
      {
        to: [all.school, all.provider],
        facts: [[text.run, all.run] as const],
        text: text.toSite(brand),
        ...tableOf(charities, all, text.charity, language),
      },
    ];
  });
}

/** A statement for each charity: what classes gave to it by site and session; no teacher is named. */
async function charityStatements(db: Db, runId: number, { language, brand }: Asked): Promise<Sheet[]> {
  const text = paperSay[language];
  const sent = await readSent(db, ofRun(runId));
  const found = await rows<Sums & { payment_id: number; part: "site" | "session" | "all" }>(
    db,
    sql`select i.payment_id, ${itemTotals},
        case when grouping(i.school_id) = 0 then 'site' when grouping(i.session_id) = 0 then 'session' else 'all' end as part,
        case when grouping(i.school_id) = 0 then ${latestName("school")} else max(x.name) end as name
      from payment_items i join payments p on p.id = i.payment_id join ledger_places l on l.id = i.place_id
        left join sessions x on x.id = i.session_id
      where p.state = 'sent' and ${ofRun(runId)}
      group by grouping sets ((i.payment_id, i.school_id), (i.payment_id, i.session_id), (i.payment_id))
      order by i.payment_id, case when grouping(i.session_id) = 0 then max(x.start) end, name, i.school_id, i.session_id`,
  );
  const byPayment = Map.groupBy(found, ({ payment_id }) => payment_id);
  return sent.map((payment) => {
    const own = byPayment.get(payment.id) ?? [];
    const all = own.find(({ part }) => part === "all");
    const by = (which: "site" | "session") => ({
      title: text.by[which],
      ...tableOf(
        own.filter(({ part }) => part === which),
        all,
        text[which],
        language,
      ),
    });
    return {
      ...headOf(payment, language),
      text: text.ofCharity(brand),
      ...by("site"),
      further: [by("session")],
    };
  });
}

const statements: Readonly<Record<StatementReceiver, typeof siteStatements>> = {
  site: siteStatements,
  charity: charityStatements,
};

/** The statements of a run's sent payments. */
export const readStatements = (db: Db, of: StatementReceiver, runId: number, asked: Asked) =>
  statements[of](db, runId, asked);
