import { z } from "zod";
import { grant, writtenBy } from "../../core/access.ts";
import {
  fieldRegistry,
  optionalChoice,
  optionalLongText,
  optionalReferenceTo,
  optionalText,
  reference,
  requiredText,
  textSameAs,
} from "../../core/fields.ts";
import { importEndpoint, importTemplateEndpoint } from "../../core/importing.ts";
import { flagFilter, idsFilter, wordsFilter } from "../../core/page.ts";
import { crudEndpoints, defineResource } from "../../core/resource.ts";
import { addressOrFileInput } from "../../core/storedFile.ts";
import { questionRecording, questionRecordingsInput } from "../recordings/recordings.ts";
import { mathOps } from "./sums.ts";

const text = z.string().nullable();
const writing = grant(["Curriculum"]);

/** Picture fields; each has its name in `<field>_name`. */
export const graphicFields = [
  "primary_graphic",
  "answer_1_graphic",
  "answer_2_graphic",
  "answer_3_graphic",
  "answer_4_graphic",
] as const;

export type GraphicField = (typeof graphicFields)[number];

const row = {
  /** The question under the names that references and tables use. */
  name: textSameAs("question"),
  title: textSameAs("question"),
  question: z.string(),
  answer_1: text,
  answer_1_graphic: text,
  answer_1_graphic_name: text,
  answer_2: text,
  answer_2_graphic: text,
  answer_2_graphic_name: text,
  answer_3: text,
  answer_3_graphic: text,
  answer_3_graphic_name: text,
  answer_4: text,
  answer_4_graphic: text,
  answer_4_graphic_name: text,
  correct_answer: z.number().int(),
  primary_graphic: text,
  primary_graphic_name: text,
  math_op: z.enum(mathOps).nullable(),
  recordings: z.array(questionRecording),
  /** For the teacher, never for the class. */
  teacher_notes: text,
  standard_1: text,
  standard_2: text,
  session_theme: reference.nullable(),
  trait: reference.nullable(),
  external_id: text,
  quizzes: z.array(reference),
  /** Names of pictures that aren't uploaded yet. */
  missing_graphics: z.array(z.string()),
  /** Responses to quizzes with this question; from the first one, its correct answer is locked. */
  response_count: z.number().int(),
};

const answer = () => optionalText(300);
const graphicName = () => optionalText(200);

const input = {
  question: requiredText(1000),
  answer_1: answer(),
  answer_1_graphic: addressOrFileInput(),
  answer_1_graphic_name: graphicName(),
  answer_2: answer(),
  answer_2_graphic: addressOrFileInput(),
  answer_2_graphic_name: graphicName(),
  answer_3: answer(),
  answer_3_graphic: addressOrFileInput(),
  answer_3_graphic_name: graphicName(),
  answer_4: answer(),
  answer_4_graphic: addressOrFileInput(),
  answer_4_graphic_name: graphicName(),
  correct_answer: z.number().int().min(1).max(4).register(fieldRegistry, { kind: "number" }),
  primary_graphic: addressOrFileInput(),
  primary_graphic_name: graphicName(),
  math_op: optionalChoice(mathOps),
  recordings: questionRecordingsInput,
  teacher_notes: optionalLongText(1000),
  standard_1: optionalText(200),
  standard_2: optionalText(200),
  session_theme_id: optionalReferenceTo("sessionTheme"),
  trait_id: optionalReferenceTo("trait"),
  external_id: optionalText(100),
};

/** Labels of the four answers and their pictures. */
function answerLabels(answerOf: string, graphicOf: string, nameOf: string): Record<string, string> {
  const entries = [1, 2, 3, 4].flatMap((number) =>
    [
      [`answer_${number}`, answerOf],
      [`answer_${number}_graphic`, graphicOf],
      [`answer_${number}_graphic_name`, nameOf],
    ].map(([field = "", pattern = ""]) => [field, pattern.replace("#", String(number))]),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

export const quizQuestions = defineResource({
  name: "quizQuestion",
  path: "/quizQuestion",
  labels: {
    en: {
      one: "Question",
      many: "Quiz Questions",
      unread: { one: "Question Details" },
      fields: {
        ...answerLabels("Answer #", "Answer # Graphic", "Answer # Graphic Name"),
        question: "Question",
        title: "Question",
        correct_answer: "Correct Answer",
        primary_graphic: "Primary Graphic",
        primary_graphic_name: "Primary Graphic Name",
        math_op: "Operation",
        recordings: "Recordings",
        teacher_notes: "Notes for the Teacher",
        standard_1: "Standard 1",
        standard_2: "Standard 2",
        session_theme: "Session Theme",
        quizzes: "Quizzes",
        missing_graphics: "Missing Graphics",
        in_quiz: "In a Quiz",
      },
    },
    es: {
      one: "Pregunta",
      many: "Preguntas de cuestionario",
      fields: {
        ...answerLabels("Respuesta #", "Imagen de la respuesta #", "Nombre de la imagen de la respuesta #"),
        question: "Pregunta",
        title: "Pregunta",
        correct_answer: "Respuesta correcta",
        primary_graphic: "Imagen principal",
        primary_graphic_name: "Nombre de la imagen principal",
        math_op: "Operación",
        recordings: "Grabaciones",
        teacher_notes: "Notas para el docente",
        standard_1: "Estándar 1",
        standard_2: "Estándar 2",
        session_theme: "Tema de sesión",
        quizzes: "Cuestionarios",
        missing_graphics: "Imágenes que faltan",
        in_quiz: "En un cuestionario",
      },
    },
  },
  row,
  input,
  filters: {
    traits: idsFilter(),
    session_themes: idsFilter(),
    quizzes: idsFilter(),
    math_op: wordsFilter(mathOps),
    missing_graphics: flagFilter(),
    in_quiz: flagFilter(),
  },
  sorts: ["name", "title", "question"],
  access: writtenBy(writing),
  importing: {
    // The same wording may have other answers, so all of it together is the key.
    key: [
      "question",
      "answer_1",
      "answer_2",
      "answer_3",
      "answer_4",
      "primary_graphic_name",
      "answer_1_graphic_name",
      "answer_2_graphic_name",
      "answer_3_graphic_name",
      "answer_4_graphic_name",
    ],
    sample: {
      question: "Ana has 3 apples and gets 2 more. How many does she have now?",
      answer_1: "4",
      answer_2: "5",
      answer_3: "6",
      correct_answer: "2",
      primary_graphic_name: "apple.png",
      math_op: "add",
      standard_1: "SEL.1",
    },
  },
});

export const quizQuestionEndpoints = {
  ...crudEndpoints(quizQuestions, graphicFields),
  import: importEndpoint(quizQuestions),
  importTemplate: importTemplateEndpoint(quizQuestions),
};
