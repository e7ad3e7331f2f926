import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import {
  fieldRegistry,
  id,
  optionalDate,
  optionalReferenceTo,
  referenceTo,
  requiredText,
} from "../core/fields.ts";
import { grades } from "../core/grades.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { one } from "../core/page.ts";
import { answersInput } from "../core/questions.ts";
import { storedFile } from "../core/storedFile.ts";
import { traitKinds } from "../curriculum/activities/answeredTypes.ts";
import { mostAnswerFiles } from "./answerRules.ts";
import { consentInput, consentLabels } from "./consentInput.ts";

const instructors = grant("none", "Instructor");

const labels: Localized<Labels> = {
  en: {
    one: "Response",
    many: "Responses",
    fields: {
      object_id: "Activity",
      generic_teacher_id: "Generic Teacher",
      answered_on: "Answered on",
      kind: "Kind",
      files: "Files",
      ...consentLabels.en,
      student_first_name: "Student First Name",
      student_last_name: "Student Last Name",
    },
  },
  es: {
    one: "Respuesta",
    many: "Respuestas",
    fields: {
      object_id: "Actividad",
      generic_teacher_id: "Docente con acceso compartido",
      answered_on: "Respondido el",
      kind: "Tipo",
      files: "Archivos",
      ...consentLabels.es,
      student_first_name: "Nombre del estudiante",
      student_last_name: "Apellidos del estudiante",
    },
  },
};

const body = {
  school_id: referenceTo("site"),
  object_id: id().register(fieldRegistry, { kind: "number" }),
  answers: answersInput,
  generic_teacher_id: optionalReferenceTo("genericTeacher"),
  answered_on: optionalDate(),
};

const won = { id: z.number().int(), points_won: z.number().int(), points_total: z.number().int() };

/** Calls that instructors use to record responses. */
export const answerEndpoints = {
  answerFile: defineEndpoint({
    name: "instructor.answerFile",
    method: "POST",
    path: "/instructor/add-file",
    access: instructors,
    summary: "Upload a file (multipart, field `file`) before the response that refers to it",
    reply: one(storedFile),
    status: 201,
    files: ["file"],
  }),
  answerForm: defineEndpoint({
    name: "instructor.answerForm",
    labels,
    method: "POST",
    path: "/instructor/activity-form-response/add",
    access: instructors,
    summary: "Record a class's response to a mindfulness or puzzle form, once per class and item",
    body: z.object(body),
    reply: one(z.object(won)),
    status: 201,
  }),
  answerPdf: defineEndpoint({
    name: "instructor.answerPdf",
    labels,
    method: "POST",
    path: "/instructor/pdf-form-response",
    access: instructors,
    summary: `Record a response to an offline activity; JSON, or multipart with up to ${mostAnswerFiles} files and \`answers\` as JSON text`,
    body: z.object({
      ...body,
      files: z
        .array(z.object({ fileKey: z.string().max(100) }).transform((file) => file.fileKey))
        .max(mostAnswerFiles)
        .optional(),
      // For all its files.
      ...consentInput,
    }),
    reply: one(z.object(won)),
    status: 201,
    files: ["files"],
  }),
  answerTrait: defineEndpoint({
    name: "instructor.answerTrait",
    labels,
    method: "POST",
    path: "/instructor/add-trait-response",
    access: instructors,
    summary: "Record a class's response to a character trait or GiverTV episode",
    body: z.object({ ...body, kind: z.enum([traitKinds.trait.key, traitKinds.giverTv.key]) }),
    reply: one(z.object(won)),
    status: 201,
  }),
  answerQuiz: defineEndpoint({
    name: "instructor.answerQuiz",
    labels,
    method: "POST",
    path: "/instructor/add-quiz-answer",
    access: instructors,
    summary: "Record a class's quiz answers, 1 to 4 by question id; the server grades them",
    body: z.object(body),
    reply: one(z.object({ ...won, right: z.number().int(), total: z.number().int() })),
    status: 201,
  }),
  answerNomination: defineEndpoint({
    name: "instructor.answerNomination",
    labels,
    method: "POST",
    path: "/instructor/add-nomination-response",
    access: instructors,
    summary: "Nominate a student, up to the form's limit per class",
    body: z.object({
      ...body,
      student_first_name: requiredText(100),
      student_last_name: requiredText(100),
      grade: z.enum(grades).nullable().optional(),
    }),
    reply: one(z.object(won)),
    status: 201,
  }),
};
