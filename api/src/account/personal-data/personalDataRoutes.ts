import { type ErasurePreview, personalDataEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { sole } from "../../core/database.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Call, type Route, route } from "../../core/route.ts";
import type { PersonSection } from "../../people/personal-data/personSection.ts";
import { erasePerson, placeholderOf, sharesName } from "./erasePerson.ts";
import { exportPerson } from "./exportPerson.ts";
import { namesOf } from "./namesOf.ts";
import { personalDataSay } from "./personalDataSay.ts";
import { titleOf } from "./personPage.ts";
import { type Person, readPerson } from "./readPerson.ts";

/** Deletes an account as its own call does; what isn't paid stays due. */
export type ArchivePerson = (
  call: Pick<Call, "db" | "context" | "caller" | "language" | "services">,
  id: number,
  reason: string,
) => Promise<void>;

function refuseErasing(person: Person, { caller, language }: Pick<Call, "caller" | "language">): void {
  if (person.id === caller.id) throw new Refusal("conflict", personalDataSay[language].self);
  if (person.erased_at) throw new Refusal("conflict", personalDataSay[language].erased);
}

/** Copies of personal data, and erasure, from what each subject says it keeps. */
export function personalDataRoutes(sections: readonly PersonSection[], archive: ArchivePerson): Route[] {
  return [
    route(personalDataEndpoints.own, async ({ services, caller, query, language }) =>
      exportPerson(services, sections, {
        id: caller.id,
        name: caller.name,
        language: query.language ?? language,
      }),
    ),
    route(personalDataEndpoints.export, async (call) => {
      const { id, name } = await readPerson(call, call.params.id);
      return exportPerson(call.services, sections, {
        id,
        name,
        language: call.query.language ?? call.language,
      });
    }),
    route(personalDataEndpoints.preview, async (call) => {
      const { db, params, language } = call;
      const person = await readPerson(call, params.id);
      refuseErasing(person, call);
      const parts: ErasurePreview["parts"] = [];
      for (const section of sections) {
        const { rows } = await sole<{ rows: number }>(
          db,
          sql`select count(*) as rows from (${section.rows(person.id)}) kept`,
        );
        parts.push({ title: titleOf(section, language), rows, erasure: section.erasure });
      }
      const data = {
        id: person.id,
        name: person.name,
        is_active: person.archived_at === null,
        placeholder: placeholderOf(person, language),
        shares_name: await sharesName(db, person.id, await namesOf(db, person.id)),
        parts,
      };
      return { data };
    }),
    route(personalDataEndpoints.erase, async (call) => {
      const { params, language } = call;
      const person = await readPerson(call, params.id, true);
      refuseErasing(person, call);
      const { body } = call;
      const say = personalDataSay[language];
      const plain = (text: string) => text.trim().replaceAll(/\s+/g, " ").toLowerCase();
      if (plain(body.name) !== plain(person.name)) throw invalid("name", say.nameWrong(person.name));
      if (person.archived_at === null) await archive(call, person.id, body.reason);
      const decision = { reason: body.reason, erasesMedia: body.media === "erase" };
      return { message: say.done(await erasePerson(call, person, sections, decision)) };
    }),
  ];
}
