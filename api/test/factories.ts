import { randomUUID } from "node:crypto";
import {
  type ActivityKind,
  activityTypes,
  defaultQuestions,
  eachKind,
  type ResourceName,
  type resources,
} from "@kindling/contract";
import { sql } from "kysely";
import type { z } from "zod";
import { type Db, sole, transaction } from "../src/core/database.ts";
import type { Draft } from "../src/core/entities/entity.ts";
import { insertDrafts } from "../src/core/entities/writing.ts";
import { entities } from "../src/entities.ts";
import { newLinkName } from "../src/leads/leadLinks.ts";

type InputOf<N extends ResourceName> = z.input<(typeof resources)[N]["input"]>;
type Fields<N extends ResourceName> = Partial<InputOf<N>> & { readonly [column: string]: unknown };
type Made<F> = F & { readonly id: number };

/** The resources that people write; responses come from classes. */
type Writable = Exclude<
  ResourceName,
  | "activityFormResponse"
  | "bankStatement"
  | "class"
  | "mediaConsent"
  | "nominationResponse"
  | "payment"
  | "sponsorReceipt"
  | "pdfFormResponse"
  | "quizAnswer"
  | "thankYou"
  | "thankYouReply"
  | "traitResponse"
>;

export type Factories = { [N in Writable]: (fields?: Fields<N>) => Promise<Made<Fields<N>>> } & {
  response(fields: ResponseFields): Promise<{ id: number }>;
};

interface ResponseFields {
  /** The type of the item, where it is no activity: `trait`, `giver_tv`. */
  readonly type?: string;
  readonly object_id: number;
  readonly user_id: number;
  readonly school_id: number;
  readonly session_id?: number | null;
  readonly grade?: string | null;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly points?: number;
  readonly student_first_name?: string;
  readonly student_last_name?: string;
  readonly right_answers?: number;
  readonly asked?: number;
  readonly created_at?: string;
}

/** Creates valid rows with unique names and everything they refer to. */
export function factories(db: Db): Factories {
  let count = 0;
  const next = () => ++count;

  async function insert(name: Writable, draft: Draft) {
    const entity = entities.get(name);
    if (!entity) throw new Error(`There is no entity ${name}`);
    const [id = 0] = await transaction(db, (tx) => insertDrafts(tx, entity, [draft]));
    return { ...draft, id };
  }

  const idOf = async (given: unknown, make: () => Promise<{ id: number }>) =>
    given === undefined ? (await make()).id : given;

  const activity = (kind: ActivityKind) => () => ({
    title: `Balloon breathing ${next()}`,
    type: activityTypes[kind].key,
    start: "2026-09-01",
    end: "2026-09-30",
    is_approved: true,
    questions: defaultQuestions(kind, "en"),
  });

  const plain: { [N in Writable]: () => Fields<N> } = {
    ...eachKind(activity),
    announcement: () => ({
      title: `Announcement ${next()}`,
      start: "2026-09-01",
      end: "2026-09-30",
      content: "<p>Kindness Week begins.</p>",
    }),
    category: () => ({ name: `Category ${next()}` }),
    charityChoice: () => ({ start: "2026-09-01", end: "2026-10-10" }),
    classDonation: () => ({ amount_cents: 500, donated_on: "2026-09-10" }),
    charity: () => ({ name: `Charity ${next()}`, country: "US" }),
    contact: () => ({ first_name: "Ida", last_name: `Berg ${next()}` }),
    district: () => ({ name: `District ${next()}` }),
    fileCategory: () => ({ name: `File category ${next()}` }),
    giverTv: () => ({ name: `Episode ${next()}`, trait_opening_url: "https://videos.example/episode" }),
    genericTeacher: () => ({ name: `Ms. Rivera ${next()}` }),
    lead: () => ({
      first_name: "Ida",
      email: `ida${next()}@asking.example`,
      organization: `School ${count}`,
    }),
    level: () => ({ name: `Level ${next()}`, grade: ["1", "2", "3"] }),
    quizGraphic: () => ({ name: `apple ${next()}.png` }),
    quizQuestion: () => ({
      question: `What is kind? ${next()}`,
      answer_1: "To push",
      answer_2: "To share",
      correct_answer: 2,
    }),
    pageFile: () => ({ name: `Page file ${next()}` }),
    pledge: () => ({
      name: `Pledge ${next()}`,
      kind: "amount",
      amount_cents: 100_000,
      from_on: "2026-09-01",
    }),
    program: () => ({ name: `Program ${next()}`, program: "in_school" }),
    provider: () => ({ name: `Provider ${next()}` }),
    savedReport: () => ({ name: `Saved report ${next()}`, report: "activitySummary" }),
    session: () => ({ name: `Session ${next()}`, start: "2026-09-01", end: "2026-10-10" }),
    sessionTheme: () => ({ session_theme: `Theme ${next()}`, start: "2026-09-01", end: "2026-09-30" }),
    site: () => ({ name: `Site ${next()}` }),
    sponsor: () => ({ name: `Sponsor ${next()}` }),
    standard: () => ({ framework: "State", code: `S.${next()}`, statement: "Asks for help" }),
    teacherMedia: () => ({ caption: `Caption ${next()}` }),
    trait: () => ({ title: `Trait ${next()}`, start: "2026-09-01", end: "2026-09-30" }),
    user: () => ({ first_name: "Ana", last_name: `Lopez ${next()}`, email: `ana${count}@school.example` }),
  };

  const maker =
    <N extends Writable>(name: N) =>
    async (fields?: Fields<N>) =>
      (await insert(name, { ...plain[name](), ...fields } as Draft)) as Made<Fields<N>>;

  /** A row of `files` without content, for what can't be without a file; the column holds its key alone. */
  const storeFile = async (name = "poster.pdf", mime = "application/pdf") => {
    const { key } = await sole<{ key: string }>(
      db,
      sql`insert into files (key, name, mime, size) values (${`file-${randomUUID()}`}, ${name}, ${mime}, 1000) returning key`,
    );
    return key as unknown as { fileKey: string };
  };

  const provider = maker("provider");
  const program = maker("program");
  const site: Factories["site"] = async (fields = {}) =>
    maker("site")({
      ...fields,
      provider_id: (await idOf(fields.provider_id, provider)) as number,
      program_id: (await idOf(fields.program_id, program)) as number,
    });
  const session: Factories["session"] = async (fields = {}) =>
    maker("session")({ ...fields, program_id: (await idOf(fields.program_id, program)) as number });
  const charityChoice: Factories["charityChoice"] = async (fields = {}) =>
    maker("charityChoice")({
      ...fields,
      user_id: (await idOf(fields.user_id, () => maker("user")({ role: "Instructor" }))) as number,
      school_id: (await idOf(fields.school_id, site)) as number,
      session_id: (await idOf(fields.session_id, session)) as number,
      charity_id: (await idOf(fields.charity_id, maker("charity"))) as number,
    });
  const fileCategory = maker("fileCategory");
  const trait = maker("trait");
  const makers = Object.fromEntries(
    Object.keys(plain).map((name) => [name, maker(name as Writable)]),
  ) as Pick<Factories, Writable>;
  return {
    ...makers,
    announcement: async (fields = {}) =>
      maker("announcement")({
        ...fields,
        program_id: (await idOf(fields.program_id, program)) as number,
      }),
    charityChoice,
    // For the given choice, or for a new one.
    classDonation: async (fields = {}) => {
      const { user_id, school_id, session_id, charity_id } =
        fields["user_id"] === undefined ? await charityChoice() : fields;
      return maker("classDonation")({
        ...fields,
        user_id,
        school_id,
        session_id,
        charity_id,
      } as Fields<"classDonation">);
    },
    fileCategory,
    giverTv: async (fields = {}) =>
      maker("giverTv")({ ...fields, trait_id: (await idOf(fields.trait_id, trait)) as number }),
    lead: async (fields) => {
      const made = await maker("lead")(fields);
      await sql`insert into lead_submissions (lead_id, link_name, first_name, email, organization)
        select id, ${newLinkName()}, first_name, email, organization from leads where id = ${made.id}`.execute(
        db,
      );
      return made;
    },
    pledge: async (fields = {}) =>
      maker("pledge")({
        ...fields,
        sponsor_id: (await idOf(fields.sponsor_id, maker("sponsor"))) as number,
      }),
    quiz: async (fields) => {
      const made = await maker("quiz")(fields);
      for (const [place, id] of (made.question_ids ?? []).entries()) {
        await sql`insert into quiz_places (quiz_id, position, quiz_question_id)
          values (${made.id}, ${place + 1}, ${id})`.execute(db);
      }
      return made;
    },
    quizGraphic: async (fields = {}) => {
      const name = fields.name ?? plain.quizGraphic().name;
      const { key } = await sole<{ key: string }>(
        db,
        sql`insert into files (key, name, mime, size) values (${randomUUID()}, ${name}, 'image/png', 1) returning key`,
      );
      return maker("quizGraphic")({ file: key, ...fields, name } as Fields<"quizGraphic">);
    },
    genericTeacher: async (fields = {}) =>
      maker("genericTeacher")({
        ...fields,
        school_id: (await idOf(fields.school_id, site)) as number,
      }),
    pageFile: async (fields = {}) =>
      maker("pageFile")({
        ...fields,
        file_category_id: (await idOf(fields.file_category_id, fileCategory)) as number,
        file: fields.file ?? (await storeFile()),
      }),
    program,
    provider,
    savedReport: async (fields = {}) =>
      maker("savedReport")({
        ...fields,
        owner_id: await idOf(fields["owner_id"], () => maker("user")({ role: "Super Admin" })),
      }),
    session,
    sessionTheme: (fields = {}) => {
      const { start = "2026-09-01", end = "2026-09-30" } = fields;
      return maker("sessionTheme")({ display_start: start, display_end: end, ...fields });
    },
    site,
    teacherMedia: async (fields = {}) =>
      maker("teacherMedia")({
        ...fields,
        user_id: await idOf(fields["user_id"], () => maker("user")({ role: "Instructor" })),
        school_id: (await idOf(fields.school_id, site)) as number,
        file: fields.file ?? (await storeFile("photo.jpg", "image/jpeg")),
      }),
    trait,
    // Tests set their own dates, so factories create users long before.
    user: async (fields = {}) => {
      const made = await maker("user")({ role: "Instructor", ...fields });
      await sql`update class_periods set "from" = '2020-01-01' where user_id = ${made.id}`.execute(db);
      return made;
    },
    response: (fields) => {
      const { answers = {}, points = 5, created_at = new Date().toISOString(), ...plain } = fields;
      const row = JSON.stringify({ ...plain, answers, points, created_at });
      return sole<{ id: number }>(
        db,
        sql`insert into responses (type, object_id, user_id, school_id, session_id, grade, answers, points, created_at,
            student_first_name, student_last_name, right_answers, asked)
          select coalesce(r.type, a.type), r.object_id, r.user_id, r.school_id, r.session_id, r.grade, r.answers, r.points, r.created_at,
            r.student_first_name, r.student_last_name, r.right_answers, r.asked
          from jsonb_populate_record(null::responses, ${row}::jsonb) r
            left join activities a on a.id = r.object_id and r.type is null returning id`,
      );
    },
  };
}
