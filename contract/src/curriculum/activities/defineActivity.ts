import { z } from "zod";
import { grant } from "../../core/access.ts";
import { bulkEndpoint, commonBulkActions } from "../../core/bulk.ts";
import { defineEndpoint, idParams } from "../../core/endpoint.ts";
import {
  calendarDate,
  day,
  flag,
  id,
  optionalReferenceTo,
  optionalText,
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
import { quizFields } from "../quizzes/quizFields.ts";
import { optionalRichText, richTextRow } from "../richText.ts";
import { detailsByType } from "./activityDetails.ts";
import { activitySamples } from "./activitySamples.ts";
import { type ActivityKind, activityTypes } from "./activityTypes.ts";
import { nominationFields } from "./nominationFields.ts";

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
    will_visit: "Una persona del equipo visitará la clase",
    instructions: "Instrucciones",
    session_theme: "Tema de sesión",
  },
};

const writing = grant(["Curriculum"]);

/** Fields of one activity type besides the shared shape and details. */
interface OwnFields<R extends z.ZodRawShape, I extends z.ZodRawShape> {
  readonly row: R;
  readonly input: I;
  readonly labels: Localized<Labels["fields"]>;
}

type NoFields = Record<never, never>;

/** The resource of an activity type: shared shape, details and own fields. */
export function defineActivity<
  K extends ActivityKind,
  R extends z.ZodRawShape = NoFields,
  I extends z.ZodRawShape = NoFields,
>(kind: K, own?: OwnFields<R, I>) {
  const type = activityTypes[kind];
  const details = detailsByType[kind];
  const labelsIn = (language: Language) => ({
    ...fields[language],
    ...details.labels[language],
    ...own?.labels[language],
    details: type.labels[language].one,
  });
  return defineResource({
    name: kind,
    path: type.path,
    labels: {
      en: { unread: { one: "Form Details" }, ...type.labels.en, fields: labelsIn("en") },
      es: { ...type.labels.es, fields: labelsIn("es") },
    },
    row: { ...row, details: details.row, ...(own?.row as R) },
    input: { ...input, details: details.input, ...(own?.input as I) },
    filters,
    sorts: ["name", "title", "start", "end"],
    access: { read: writing, create: writing, update: writing, remove: writing },
    importing: {
      key: ["title", "start"],
      sample: {
        start: "2026-09-01",
        end: "2026-09-12",
        level_id: "Lower Elementary",
        standard_1: "CASEL SM.1 Managing one's emotions",
        is_approved: "no",
        ...activitySamples[kind],
      },
    },
  });
}

const previewQuery = z.strictObject({
  date: z.iso.date().optional(),
  grade: z.enum(grades).optional(),
  program_id: idFilter(),
  school_id: idFilter(),
  user_id: idFilter(),
});

export const classroomItem = z.object({
  id: id(),
  type: z.string(),
  title: z.string(),
  start: day,
  end: day,
  trait: reference.nullable(),
  session_theme: reference.nullable(),
  standards: z.array(z.string()),
  video_url: z.string().nullable(),
  attachment: storedFile.nullable(),
  instructions: z.string().nullable(),
  will_visit: z.boolean(),
  questions: z.array(question),
  details: z.record(z.string(), z.unknown()),
  points: z.number().int(),
  answered: z.boolean(),
});

export type ClassroomItem = z.infer<typeof classroomItem>;

/** The calls of an activity type: CRUD, bulk, preview and import. */
export function activityEndpoints<R extends ReturnType<typeof defineActivity>>(resource: R) {
  return {
    ...crudEndpoints(resource, ["attachment", "video_url"]),
    bulk: bulkEndpoint(resource, commonBulkActions),
    preview: defineEndpoint({
      name: `${resource.name}.preview`,
      method: "GET",
      path: `${resource.path}/:id/preview`,
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
}

export const mindfulOpen = defineActivity("mindfulOpen");
export const mindfulClose = defineActivity("mindfulClose");
export const nomination = defineActivity("nomination", nominationFields);
export const puzzle = defineActivity("puzzle");
export const kinesthetic = defineActivity("kinesthetic");
export const projectBased = defineActivity("projectBased");
export const peerConnection = defineActivity("peerConnection");
export const familyConnection = defineActivity("familyConnection");
export const playActivity = defineActivity("playActivity");
export const lessonPlan = defineActivity("lessonPlan");
export const quiz = defineActivity("quiz", quizFields);

export const mindfulOpenEndpoints = activityEndpoints(mindfulOpen);
export const mindfulCloseEndpoints = activityEndpoints(mindfulClose);
export const nominationEndpoints = activityEndpoints(nomination);
export const puzzleEndpoints = activityEndpoints(puzzle);
export const kinestheticEndpoints = activityEndpoints(kinesthetic);
export const projectBasedEndpoints = activityEndpoints(projectBased);
export const peerConnectionEndpoints = activityEndpoints(peerConnection);
export const familyConnectionEndpoints = activityEndpoints(familyConnection);
export const playActivityEndpoints = activityEndpoints(playActivity);
export const lessonPlanEndpoints = activityEndpoints(lessonPlan);
export const quizEndpoints = activityEndpoints(quiz);
