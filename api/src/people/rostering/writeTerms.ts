import { type FieldError, mayCall } from "@kindling/contract";
import type { Roster } from "./roster.ts";
import { rosterSay } from "./rosterSay.ts";
import type { Term } from "./rosterTerms.ts";
import { numbered, type RosterWriter } from "./rosterWriter.ts";

/**
 * Writes the periods of a roster as sessions of the program. One that overlaps a session which the organization has planned
 * otherwise is passed over and named. A calendar that moves as a whole overlaps itself on the way, so whatever does not
 * fit yet is tried again once others have moved.
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
    // Sound dates that are refused are dates somebody else has.
    const term = waiting.find(({ row }) => row === fault.row);
    const isTaken = fault.path === "start" && term !== undefined && term.start <= term.end;
    if (isTaken && /^\d{4}-\d\d-\d\d$/.test(term.start))
      writer.note("academicSessions.csv", say.passedOver(fault.msg), { row: term.row, value: term.title });
    else writer.errors.add(fault);
  }
}
