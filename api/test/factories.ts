import { randomUUID } from "node:crypto";
import { defaultQuestions, type ResourceName, type resources } from "@kindling/contract";
import { sql } from "kysely";
import type { z } from "zod";
import { type Db, sole } from "../src/core/database.ts";
import type { Draft } from "../src/core/entity.ts";
import { insertDrafts } from "../src/core/writing.ts";
import { entities } from "../src/entities.ts";

type InputOf<N extends ResourceName> = z.input<(typeof resources)[N]["input"]>;
type Fields<N extends ResourceName> = Partial<InputOf<N>> & { readonly [column: string]: unknown };
type Made<F> = F & { readonly id: number };

/** The resources that people write; responses come from classes. */
type Writable = Exclude<ResourceName, "activityFormResponse">;

export type Factories = { [N in Writable]: (fields?: Fields<N>) => Promise<Made<Fields<N>>> } & {
  response(fields: ResponseFields): Promise<{ id: number }>;
};

interface ResponseFields {
  readonly object_id: number;
  readonly user_id: number;
  readonly school_id: number;
  readonly session_id?: number | null;
  readonly grade?: string | null;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly points?: number;
  readonly created_at?: string;
}

/** Makes rows in a database: sound ones, each with a name of its own, with whatever they need to refer to. */
export function factories(db: Db): Factories {
  let count = 0;
  const next = () => ++count;

  async function insert(name: Writable, draft: Draft) {
    const entity = entities.get(name);
    if (!entity) throw new Error(`There is no entity ${name}`);
    const [id = 0] = await insertDrafts(db, entity, [draft]);
    return { ...draft, id };
  }

  const idOf = async (given: unknown, make: () => Promise<{ id: number }>) =>
    given === undefined ? (await make()).id : given;

  const plain: { [N in Writable]: () => Fields<N> } = {
    category: () => ({ name: `Category ${next()}` }),
    charity: () => ({ name: `Charity ${next()}`, country: "US" }),
    contact: () => ({ first_name: "Ida", last_name: `Berg ${next()}` }),
    district: () => ({ name: `District ${next()}` }),
    genericTeacher: () => ({ name: `Ms. Rivera ${next()}` }),
    lead: () => ({
      first_name: "Ida",
      email: `ida${next()}@asking.example`,
      organization: `School ${count}`,
    }),
    level: () => ({ name: `Level ${next()}`, grade: ["1", "2", "3"] }),
    mindfulOpen: () => ({
      title: `Balloon breathing ${next()}`,
      type: "mindfulness_matters_open_form",
      start: "2026-09-01",
      end: "2026-09-30",
      is_approved: true,
      questions: defaultQuestions("mindfulOpen", "en"),
    }),
    program: () => ({ name: `Program ${next()}`, program: "in_school" }),
    provider: () => ({ name: `Provider ${next()}` }),
    session: () => ({ name: `Session ${next()}`, start: "2026-09-01", end: "2026-10-10" }),
    sessionTheme: () => ({ session_theme: `Theme ${next()}`, start: "2026-09-01", end: "2026-09-30" }),
    site: () => ({ name: `Site ${next()}` }),
    trait: () => ({ title: `Trait ${next()}`, start: "2026-09-01", end: "2026-09-30" }),
    user: () => ({ first_name: "Ana", last_name: `Lopez ${next()}`, email: `ana${count}@school.example` }),
  };

  const maker =
    <N extends Writable>(name: N) =>
    async (fields?: Fields<N>) =>
      (await insert(name, { ...plain[name](), ...fields } as Draft)) as Made<Fields<N>>;

  const provider = maker("provider");
  const program = maker("program");
  const site: Factories["site"] = async (fields = {}) =>
    maker("site")({
      ...fields,
      provider_id: (await idOf(fields.provider_id, provider)) as number,
      program_id: (await idOf(fields.program_id, program)) as number,
    });
  return {
    category: maker("category"),
    charity: maker("charity"),
    contact: maker("contact"),
    district: maker("district"),
    lead: async (fields) => {
      const made = await maker("lead")(fields);
      await sql`insert into lead_submissions (lead_id, unique_id, first_name, email, organization)
        select id, ${randomUUID()}, first_name, email, organization from leads where id = ${made.id}`.execute(
        db,
      );
      return made;
    },
    level: maker("level"),
    mindfulOpen: maker("mindfulOpen"),
    genericTeacher: async (fields = {}) =>
      maker("genericTeacher")({
        ...fields,
        school_id: (await idOf(fields.school_id, site)) as number,
      }),
    program,
    provider,
    session: async (fields = {}) =>
      maker("session")({ ...fields, program_id: (await idOf(fields.program_id, program)) as number }),
    sessionTheme: (fields = {}) => {
      const { start = "2026-09-01", end = "2026-09-30" } = fields;
      return maker("sessionTheme")({ display_start: start, display_end: end, ...fields });
    },
    site,
    trait: maker("trait"),
    user: (fields = {}) => maker("user")({ role: "Instructor", ...fields }),
    response: (fields) => {
      const { object_id, user_id, school_id, session_id = null, grade = null, points = 5 } = fields;
      return sole<{ id: number }>(
        db,
        sql`insert into responses (type, object_id, user_id, school_id, session_id, grade, answers, points, created_at)
          select type, id, ${user_id}, ${school_id}, ${session_id}, ${grade}, ${JSON.stringify(fields.answers ?? {})}::jsonb,
            ${points}, coalesce(${fields.created_at ?? null}::timestamptz, now())
          from activities where id = ${object_id} returning id`,
      );
    },
  };
}
