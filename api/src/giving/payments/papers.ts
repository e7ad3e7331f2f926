import { type Language, locales, type PaymentMethod } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { paperIn } from "../../core/printing/paperIn.ts";
import { printApart } from "../../core/printing/printApart.ts";
import { readBrand } from "../../core/printing/readBrand.ts";
import { spellDate } from "../../core/printing/spellDate.ts";
import type { FileAnswer } from "../../core/route.ts";
import type { Settings } from "../../core/settings.ts";
import { classIdOf } from "../../people/measures/givingMeasures.ts";
import type { PaperLook, Sheet } from "./paper.ts";
import { paperSay } from "./paperSay.ts";

interface Sums {
  readonly name: string;
  readonly classes: number;
  readonly donated: number;
  readonly earned: number;
}

interface Sent {
  readonly id: number;
  readonly run: string;
  readonly name: string;
  readonly address: string | null;
  readonly method: PaymentMethod;
  readonly reference: string | null;
  readonly sent_on: string;
}

/** The sums of a payment's items (`i`) by what they are called. */
const sumsBy = (name: Sql): Sql => sql`${name} as name, count(distinct ${classIdOf("i")})::int as classes,
  coalesce(sum(i.cents) filter (where i.donation_id is not null), 0)::bigint as donated,
  coalesce(sum(i.cents) filter (where i.donation_id is null), 0)::bigint as earned`;

/** A table of sums with its own sum. */
function tableOf(
  found: readonly Sums[],
  first: string,
  language: Language,
): Pick<Sheet, "headings" | "rows" | "sum"> {
  const text = paperSay[language];
  const money = new Intl.NumberFormat(locales[language], { style: "currency", currency: "USD" });
  const cells = ({ name, classes, donated, earned }: Sums) => [
    name,
    String(classes),
    ...[donated, earned, donated + earned].map((cents) => money.format(cents / 100)),
  ];
  const sumOf = (field: "classes" | "donated" | "earned") =>
    found.reduce((sum, each) => sum + each[field], 0);
  const sum = {
    name: text.total,
    classes: sumOf("classes"),
    donated: sumOf("donated"),
    earned: sumOf("earned"),
  };
  return {
    headings: [first, text.classes, text.donated, text.earned, text.total],
    rows: found.map(cells),
    sum: cells(sum),
  };
}

/** The letter that goes with a payment: how it was sent, and what each site gave. */
export async function letterOf(db: Db, id: number, language: Language, brand: string): Promise<Sheet> {
  const text = paperSay[language];
  const { run, name, address, method, reference, sent_on } = await sole<Sent>(
    db,
    sql`select p.id, r.name as run, p.name, c.address, p.method, p.reference, p.sent_on
      from payments p join payment_runs r on r.id = p.run_id join charities c on c.id = p.charity_id where p.id = ${id}`,
  );
  const sites = await rows<Sums>(
    db,
    sql`select ${sumsBy(sql`max(l.school)`)} from payment_items i join ledger_places l on l.id = i.place_id
      where i.payment_id = ${id} group by i.school_id order by max(l.school), i.school_id`,
  );
  return {
    to: [name, ...(address?.split(/\r?\n/) ?? [])],
    facts: [
      [text.number, String(id)],
      [text.run, run],
      [text.sentOn, spellDate(sent_on, language, "long")],
      [text.method, text.methods[method]],
      ...(reference ? [[text.reference, reference] as const] : []),
    ],
    text: text.toCharity(
      brand,
      sites.some(({ donated }) => donated > 0),
      sites.some(({ earned }) => earned > 0),
    ),
    ...tableOf(sites, text.site, language),
  };
}

/** A statement for each site: what its classes gave to which charity in the sent payments of a run. */
export async function* statementsOf(
  db: Db,
  runId: number,
  language: Language,
  brand: string,
): AsyncGenerator<Sheet> {
  const text = paperSay[language];
  const found = await rows<{ school: string; provider: string; run: string; charities: Sums[] }>(
    db,
    sql`select max(school) as school, max(provider) as provider, max(run) as run,
        jsonb_agg(jsonb_build_object('name', name, 'classes', classes, 'donated', donated, 'earned', earned) order by name) as charities
      from (
        select i.school_id, max(l.school) as school, max(l.provider) as provider, max(r.name) as run, ${sumsBy(sql`max(p.name)`)}
        from payment_items i join payments p on p.id = i.payment_id join payment_runs r on r.id = p.run_id
          join ledger_places l on l.id = i.place_id
        where p.run_id = ${runId} and p.state = 'sent' group by i.school_id, p.id) s
      group by school_id order by max(school), school_id`,
  );
  for (const { school, provider, run, charities } of found) {
    yield {
      to: [school, provider],
      facts: [[text.run, run]],
      text: text.toSite(brand),
      ...tableOf(charities, text.charity, language),
    };
  }
}

/** Prints sheets as one PDF. */
export async function printPapers(
  sheets: AsyncIterable<Sheet>,
  titled: Pick<PaperLook, "title" | "language" | "isWide"> & { readonly name: string },
  settings: Settings,
): Promise<FileAnswer> {
  const { name, ...title } = titled;
  const look: PaperLook = { ...(await readBrand(settings)), ...title, paper: paperIn(settings.timeZone) };
  const thread = new URL("./paperWorker.ts", import.meta.url);
  return { file: await printApart(thread, look, sheets), type: "application/pdf", name };
}
