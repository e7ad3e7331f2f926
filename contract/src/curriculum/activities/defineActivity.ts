import { z } from "zod";
import { grant, writtenBy } from "../../core/access.ts";
import { bulkEndpoint, commonBulkActions } from "../../core/bulk.ts";
import { defineEndpoint, idParams } from "../../core/endpoint.ts";
import {
  calendarDate,
  day,
  flag,
  optionalLongText,
  optionalReferenceTo,
  optionalText,
  parts,
  reference,
  requiredText,
  textSameAs,
} from "../../core/fields.ts";
import { grades } from "../../core/grades.ts";
import { importEndpoint, importTemplateEndpoint } from "../../core/importing.ts";
import type { Labels } from "../../core/labels.ts";
import type { Language, Localized } from "../../core/language.ts";
import { dateFilter, flagFilter, idFilter, idsFilter, one, wordsFilter } from "../../core/page.ts";
import { question, questionsInput } from "../../core/questions.ts";
import { crudEndpoints, defineResource } from "../../core/resource.ts";
import { addressOrFileInput, fileInput, storedFile } from "../../core/storedFile.ts";
import { captionStates } from "../films/films.ts";
import { illustrationInput } from "../illustrations/illustrationFields.ts";
import { stepRecording, stepRecordingsInput } from "../recordings/recordings.ts";
import { optionalRichText, richTextRow } from "../richText.ts";
import { type ActivityKind, activityFacts } from "./answeredTypes.ts";
import { classroomItem } from "./classroomItem.ts";
import { text } from "./detailFields.ts";

export const itemStates = ["draft", "scheduled", "live", "past", "inactive"] as const;

const row = {
  title: z.string(),
  /** The title under the name that references use. */
  name: textSameAs("title"),
  type: z.string(),
  start: day,
  end: day,
  level: reference.nullable(),
  trait: reference.nullable(),
  session_theme: reference.nullable(),
  session: reference.nullable(),
  category: reference.nullable(),
  standard_1: z.string().nullable(),
  standard_2: z.string().nullable(),
  standards_visible: z.boolean(),
  attachment_visible: z.boolean(),
  video_url: z.string().nullable(),
  attachment: storedFile.nullable(),
  is_approved: z.boolean(),
  is_active: z.boolean(),
  will_visit: z.boolean(),
  instructions: richTextRow.nullable(),
  questions: z.array(question),
  state: z.enum(itemStates),
  /** What its video's captions lack; null without a video. */
  captions: z.enum(captionStates).nullable(),
  /** Questions are locked after the first response. */
  response_count: z.number().int(),
};

const input = {
  title: requiredText(200),
  start: calendarDate(),
  end: calendarDate(),
  level_id: optionalReferenceTo("level"),
  trait_id: optionalReferenceTo("trait"),
  session_theme_id: optionalReferenceTo("sessionTheme"),
  session_id: optionalReferenceTo("session"),
  category_id: optionalReferenceTo("category"),
  standard_1: optionalText(200),
  standard_2: optionalText(200),
  standards_visible: flag().optional(),
  attachment_visible: flag().optional(),
  video_url: addressOrFileInput(),
  attachment: fileInput(),
  is_approved: flag().optional(),
  is_active: flag().optional(),
  will_visit: flag().optional(),
  instructions: optionalRichText(20_000),
  questions: questionsInput.optional(),
};

const filters = {
  levels: idsFilter(),
  traits: idsFilter(),
  session_themes: idsFilter(),
  sessions: idsFilter(),
  programs: idsFilter(),
  state: wordsFilter(itemStates),
  captions: wordsFilter(captionStates),
  is_active: flagFilter(),
  is_approved: flagFilter(),
  from: dateFilter(),
  to: dateFilter(),
};

const fields = {
  en: {
    standard_1: "Standard 1",
    standard_2: "Standard 2",
    standards_visible: "Standards shown to instructors",
    attachment: "Attachment",
    attachment_visible: "Attachment shown to instructors",
    video_url: "Video",
    captions: "Captions",
    will_visit: "A staff member will visit",
    instructions: "Instructions",
    session_theme: "Session Theme",
  },
  es: {
    standard_1: "Estándar 1",
    standard_2: "Estándar 2",
    standards_visible: "Estándares visibles para docentes",
    attachment: "Adjunto",
    attachment_visible: "Adjunto visible para docentes",
    video_url: "Video",
    captions: "Subtítulos",
    will_visit: "Una persona del equipo visitará la clase",
    instructions: "Instrucciones",
    session_theme: "Tema de sesión",
  },
};

const writing = grant(["Curriculum"]);

const previewQuery = z.strictObject({
  date: z.iso.date().optional(),
  grade: z.enum(grades).optional(),
  program_id: idFilter(),
  school_id: idFilter(),
  user_id: idFilter(),
});

/** What every kind has in `details`: what a class reads first, and what it looks at. */
const introduced = {
  row: { introduction: text, illustration: text, recordings: z.array(stepRecording).nullish() },
  input: {
    introduction: optionalLongText(4000),
    illustration: illustrationInput(),
    recordings: stepRecordingsInput,
  },
  labels: {
    en: {
      introduction: "Introduction for the Class",
      illustration: "Illustration",
      recordings: "Recordings",
    },
    es: {
      introduction: "Introducción para la clase",
      illustration: "Ilustración",
      recordings: "Grabaciones",
    },
  },
};

/** Fields of one kind: as rows have them, as input, and their labels. */
interface Fields<R extends z.ZodRawShape, I extends z.ZodRawShape> {
  readonly row: R;
  readonly input: I;
  readonly labels: Localized<Labels["fields"]>;
}

type NoFields = Record<never, never>;

const noFields: Fields<NoFields, NoFields> = { row: {}, input: {}, labels: { en: {}, es: {} } };

/** What a kind of activity consists of; resource, calls and screens follow from it and its facts. */
interface Declaration<
  Row extends z.ZodRawShape,
  Input extends z.ZodRawShape,
  OwnRow extends z.ZodRawShape,
  OwnInput extends z.ZodRawShape,
> {
  /** What is kept in `details`. */
  readonly details?: Fields<Row, Input>;
  /** What the kind has beside the shared fields and `details`. */
  readonly own?: Fields<OwnRow, OwnInput>;
  /** The sample row of its import template, by field. */
  readonly sample: Readonly<Record<string, string>>;
}

/** Declares a kind of activity. */
export function defineActivity<
  const Name extends ActivityKind,
  Row extends z.ZodRawShape = NoFields,
  Input extends z.ZodRawShape = NoFields,
  OwnRow extends z.ZodRawShape = NoFields,
  OwnInput extends z.ZodRawShape = NoFields,
>(name: Name, declared: Declaration<Row, Input, OwnRow, OwnInput>) {
  const facts = activityFacts[name];
  const { path }: { readonly path: string } = facts;
  const labels: Localized<Omit<Labels, "fields">> = facts.labels;
  const { own, sample } = declared;
  const parted = declared.details ?? noFields;
  const details = {
    row: z.object({ ...introduced.row, ...(parted.row as Row) }),
    input: parts({ ...introduced.input, ...(parted.input as Input) }).optional(),
    labels: {
      en: { ...introduced.labels.en, ...parted.labels.en, ...own?.labels.en },
      es: { ...introduced.labels.es, ...parted.labels.es, ...own?.labels.es },
    },
  };
  const labelsIn = (language: Language) => ({
    ...fields[language],
    ...details.labels[language],
    details: labels[language].one,
  });
  const resource = defineResource({
    name,
    path,
    labels: {
      en: { unread: { one: "Form Details" }, ...labels.en, fields: labelsIn("en") },
      es: { ...labels.es, fields: labelsIn("es") },
    },
    row: { ...row, details: details.row, ...(own?.row as OwnRow) },
    input: { ...input, details: details.input, ...(own?.input as OwnInput) },
    filters,
    sorts: ["name", "title", "start", "end"],
    access: writtenBy(writing),
    importing: {
      key: ["title", "start"],
      sample: {
        start: "2026-09-01",
        end: "2026-09-12",
        level_id: "Lower Elementary",
        standard_1: "CASEL SM.1 Managing one's emotions",
        is_approved: "no",
        ...sample,
      },
    },
  });
  const endpoints = {
    ...crudEndpoints(resource, ["attachment", "video_url"]),
    bulk: bulkEndpoint(resource, commonBulkActions),
    preview: defineEndpoint({
      name: `${name}.preview`,
      method: "GET",
      path: `${path}/:id/preview`,
      access: writing,
      summary:
        "Preview the item as an instructor sees it on a date, by grade and program, site or user; `why` explains when `seen` is false",
      params: idParams,
      query: previewQuery,
      reply: one(z.object({ seen: z.boolean(), why: z.array(z.string()), item: classroomItem })),
    }),
    import: importEndpoint(resource),
    importTemplate: importTemplateEndpoint(resource),
  };
  return { ...facts, details, resource, endpoints };
}
