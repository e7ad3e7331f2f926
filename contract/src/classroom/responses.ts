import { z } from "zod";
import { grant } from "../core/access.ts";
import { bulkEndpoint } from "../core/bulk.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { day, internal, moment, reference, referenceSameAs } from "../core/fields.ts";
import { grades } from "../core/grades.ts";
import { dateFilter, idFilter, idsFilter, messageOnly, one, wordsFilter } from "../core/page.ts";
import { answeredQuestion, questionSummary } from "../core/questions.ts";
import { defineResource, listEndpoint, type Resource } from "../core/resource.ts";
import { storedFile } from "../core/storedFile.ts";
import { type AnsweredAs, typesAnsweredAs } from "../curriculum/activities/answeredTypes.ts";

const row = {
  type: z.string(),
  object_id: internal(z.number().int()),
  title: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** The teacher who recorded it with a shared sign-in. */
  generic_teacher: reference.nullable(),
  site_name: z.string(),
  provider_name: z.string(),
  school: referenceSameAs("site_name"),
  session: reference.nullable(),
  grade: z.string().nullable(),
  /** All answers in one line, for tables. */
  answer: z.string(),
  answers: z.array(answeredQuestion),
  points: z.number().int(),
  /** The day of the activity; `created_at` is its moment. */
  answered_on: day,
  /** When it was recorded, if later. */
  recorded_at: moment.nullable(),
  /** The link of the substitute who recorded it; null if the teacher did. */
  substitute_link: z.number().int().nullable(),
};

const filters = {
  object_id: idFilter(),
  providers: idsFilter(),
  districts: idsFilter(),
  schools: idsFilter(),
  sessions: idsFilter(),
  grade: wordsFilter(grades),
  from: dateFilter(),
  to: dateFilter(),
};

const fields = {
  en: {
    generic_teacher: "Generic Teacher",
    site_name: "Site",
    provider_name: "Provider",
    question: "Question",
    answer: "Answer",
    created_at: "Answered at",
    answered_on: "Answered on",
    recorded_at: "Recorded",
    substitute_link: "Substitute link",
    object_id: "Activity",
    title: "Activity",
    type: "Activity Type",
    files: "Files",
    right_answers: "Correct Answers",
    asked: "Questions",
    student_first_name: "Student First Name",
    student_last_name: "Student Last Name",
  },
  es: {
    generic_teacher: "Docente con acceso compartido",
    site_name: "Plantel",
    provider_name: "Proveedor",
    question: "Pregunta",
    answer: "Respuesta",
    created_at: "Fecha y hora de respuesta",
    answered_on: "Respondido el",
    recorded_at: "Registrado",
    substitute_link: "Enlace para suplente",
    object_id: "Actividad",
    title: "Actividad",
    type: "Tipo de actividad",
    files: "Archivos",
    right_answers: "Respuestas correctas",
    asked: "Preguntas",
    student_first_name: "Nombre del estudiante",
    student_last_name: "Apellidos del estudiante",
  },
};

/** Defines a kind of responses with its own labels, path and fields. */
function defineResponses<const Name extends AnsweredAs, More extends z.ZodRawShape>(
  name: Name,
  path: string,
  more: More,
) {
  return defineResource({
    name,
    path,
    labels: {
      en: { one: "Response", many: "Responses", unread: { many: "Activity Response" }, fields: fields.en },
      es: { one: "Respuesta", many: "Respuestas", fields: fields.es },
    },
    row: { ...row, ...more },
    input: {},
    filters: { ...filters, type: wordsFilter(typesAnsweredAs(name)) },
    sorts: [
      "first_name",
      "last_name",
      "site_name",
      "provider_name",
      "grade",
      "title",
      "points",
      "answered_on",
    ],
    access: {
      read: grant(["Curriculum"], "Provider Leader", "Site Leader"),
      create: grant("none"),
      update: grant("none"),
      remove: grant(["Curriculum"]),
    },
  });
}

/** Responses to mindfulness and puzzle forms. */
export const activityFormResponses = defineResponses("activityFormResponse", "/activityFormResponse", {});

/** Responses to offline activities, with files. */
export const pdfFormResponses = defineResponses("pdfFormResponse", "/pdfFormResponse", {
  files: z.array(storedFile),
});

/** Graded quiz responses; `question` and `answer` are one-line summaries. */
export const quizAnswers = defineResponses("quizAnswer", "/quizAnswer", {
  question: z.string(),
  right_answers: z.number().int(),
  asked: z.number().int(),
});

/** Responses to character traits and GiverTV episodes. */
export const traitResponses = defineResponses("traitResponse", "/trait/responses", {});

export const nominationResponses = defineResponses("nominationResponse", "/studentNomanation/responses", {
  student_first_name: z.string(),
  student_last_name: z.string(),
});

/** Summary of the filtered responses. */
export const responseSummary = z.object({
  responses: z.number().int(),
  points: z.number().int(),
  items: z.number().int(),
  questions: z.array(questionSummary),
});

export type ResponseSummary = z.infer<typeof responseSummary>;

function responseEndpoints<R extends Resource>(resource: R, removePath: string) {
  return {
    list: listEndpoint(resource),
    summary: defineEndpoint({
      name: `${resource.name}.summary`,
      labels: resource.labels,
      method: "GET",
      path: `${resource.path}/summary`,
      access: resource.access.read,
      summary: "Summarize the answers to each question over the filtered responses",
      searches: true,
      query: z.strictObject({
        search: z.string().trim().max(200).optional(),
        ...(resource.filters as R["filters"]),
      }),
      reply: one(responseSummary),
    }),
    remove: defineEndpoint({
      name: `${resource.name}.remove`,
      labels: resource.labels,
      method: "DELETE",
      path: removePath,
      access: resource.access.remove,
      summary: "Delete a response and reverse its points",
      params: idParams,
      reply: messageOnly,
    }),
    bulk: bulkEndpoint(resource),
  };
}

export const activityFormResponseEndpoints = responseEndpoints(
  activityFormResponses,
  "/activityFormResponse/delete/:id",
);
export const pdfFormResponseEndpoints = responseEndpoints(pdfFormResponses, "/pdfFormResponse/delete/:id");
export const quizAnswerEndpoints = responseEndpoints(quizAnswers, "/quizAnswer/delete/:id");
export const traitResponseEndpoints = responseEndpoints(traitResponses, "/trait/delete-response/:id");
export const nominationResponseEndpoints = responseEndpoints(
  nominationResponses,
  "/studentNomanation/delete-response/:id",
);
