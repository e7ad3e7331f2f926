import { createHash } from "node:crypto";
import type { Language } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { csvText } from "../../core/spreadsheets/csv.ts";
import { givingLines, givingSums } from "../../people/measures/givingMeasures.ts";
import { toldNames } from "../../people/measures/givingStructure.ts";
import { closingSay } from "./closingSay.ts";

interface Stated {
  readonly id: number;
  readonly name: string;
  readonly program: { readonly name: string };
  readonly start: string;
  readonly end: string;
}

interface Line {
  readonly charity: string | null;
  readonly is_charity: boolean;
  /** Of no charity: given to one since its session was closed. */
  readonly is_late: boolean | null;
  readonly provider: string | null;
  readonly site: string | null;
  readonly classes: number;
  readonly points: number;
  readonly earned: number;
  readonly donated: number;
  readonly verified: number;
  readonly paid: number;
  readonly total: number;
}

export interface Statement {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly sha256: string;
}

/** The digits by which the bytes of a statement are known again. */
export function fingerprint(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The giving of a session as CSV: by charity and site, each charity with its sum, and the sum of all. */
export async function makeStatement(db: Db, session: Stated, language: Language): Promise<Statement> {
  const { classes, points, earned, donated, verified, paid, total } = givingSums("g");
  const lines = await rows<Line>(
    db,
    sql`with lines as materialized ${givingLines(() => undefined, { sessions: [session.id] })}, ${toldNames("as_it_was")}
      select c.name::text as charity, k.is_charity, k.is_late, p.name::text as provider, s.name::text as site, k.classes, k.points, k.earned, k.donated, k.verified, k.paid,
        k.total
      from (select grouping(g.charity_id) = 0 as is_charity, g.charity_id, g.is_late, g.provider_id, g.school_id, ${classes} as classes,
          ${points} as points, ${earned} as earned, ${donated} as donated, ${verified} as verified, ${paid} as paid, ${total} as total
        from lines g group by grouping sets ((g.charity_id, g.is_late, g.provider_id, g.school_id), (g.charity_id, g.is_late), ())) k
      left join told_charities c on c.charity_id = k.charity_id
      left join told_sites s on (s.provider_id, s.school_id) = (k.provider_id, k.school_id)
      left join told_providers p on p.provider_id = k.provider_id
      order by not k.is_charity, c.name nulls last, k.charity_id, k.is_late, k.school_id is null, p.name, k.provider_id, s.name, k.school_id`,
  );
  const say = closingSay[language].statement;
  const of = [session.name, session.program.name, session.start, session.end];
  const table = lines.map((line) => [
    ...of,
    line.is_charity ? (line.charity ?? (line.is_late ? say.chosenLate : say.notYetChosen)) : say.total,
    line.provider,
    line.site ?? say.allSites,
    line.classes,
    line.points,
    ...[line.earned, line.donated, line.verified, line.paid, line.total].map((cents) =>
      cents < 0 ? cents / 100 : (cents / 100).toFixed(2),
    ),
  ]);
  const bytes = Buffer.from(csvText([say.columns, ...table]));
  return { fileName: `${say.name(session.name)}.csv`, bytes, sha256: fingerprint(bytes) };
}
