import { type FieldError, mayCall } from "@kindling/contract";
import type { Roster } from "./roster.ts";
import { rosterSay } from "./rosterSay.ts";
import type { Term } from "./rosterTerms.ts";
import { numbered, type RosterWriter } from "./rosterWriter.ts";

/**
 * Writes roster sessions. Overlaps with other sessions are skipped and listed; shifted calendars are retried until
 * stable.
 */
export async function writeTerms(
  writer: RosterWriter,
  { terms, coarser }: Roster,
  programId: number,
): Promise<void> {
  const { language, caller } = writer.context;
  const say = rosterSay[language];
  if (coarser > 0) writer.note("academicSessions.csv", say.terms(coarser));
  if (terms.length === 0) return;
  if (!mayCall(writer.entity("session").resource.access.create, caller)) {
    writer.note("academicSessions.csv", say.noCurriculum);
    return;
  }
  let waiting: readonly Term[] = terms;
  let faults: FieldError[] = [];
  for (let before = Number.POSITIVE_INFINITY; waiting.length > 0 && waiting.length < before; ) {
    before = waiting.length;
    const still: Term[] = [];
    faults = [];
    for (const term of waiting) {
      const { first: told } = await writer.attempt({
        entity: "session",
        file: "academicSessions.csv",
        columns: {
          external_id: "sourcedId",
          name: "title",
          start: "startDate",
          end: "endDate",
          program_id: "program_id",
        },
        rows: [
          {
            row: term.row,
            cells: {
              external_id: term.id,
              name: term.title,
              start: term.start,
              end: term.end,
              program_id: numbered(programId),
            },
          },
        ],
      });
      faults.push(...told);
      if (told.length > 0) still.push(term);
    }
    waiting = still;
  }
  for (const fault of faults) {
    // Valid dates that are refused overlap another session.
    const term = waiting.find(({ row }) => row === fault.row);
    const isTaken = fault.path === "start" && term !== undefined && term.start <= term.end;
    if (isTaken && /^\d{4}-\d\d-\d\d$/.test(term.start))
      writer.note("academicSessions.csv", say.passedOver(fault.msg), { row: term.row, value: term.title });
    else writer.errors.add(fault);
  }
}
