import { z } from "zod";
import { nominationResponses } from "../classroom/responses.ts";
import { grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { id, moment, reference } from "../core/fields.ts";
import { grades } from "../core/grades.ts";
import { languages } from "../core/language.ts";
import { dateFilter, idFilter, idsFilter, wordsFilter } from "../core/page.ts";
import { answeredQuestion } from "../core/questions.ts";
import { classroomItem } from "../curriculum/activities/classroomItem.ts";

const instructors = grant("none", "Instructor");

export const papers = ["letter", "a4"] as const;
export type Paper = (typeof papers)[number];

/** Defaults to the caller's language and the paper size of the organization's country. */
const look = { language: z.enum(languages).optional(), paper: z.enum(papers).optional() };

export const certificateFile = "SOC.pdf";

/** A nomination form with the class's used and remaining nominations. */
const openForm = classroomItem.extend({
  max_per_class: z.number().int(),
  nominated: z.number().int(),
  left: z.number().int(),
});

export type OpenNominationForm = z.infer<typeof openForm>;

const nominee = z.object({
  id: id(),
  form: reference,
  trait: reference.nullable(),
  student_first_name: z.string(),
  student_last_name: z.string(),
  grade: z.string().nullable(),
  school: reference,
  answers: z.array(answeredQuestion),
  created_at: moment,
});

export type Nominee = z.infer<typeof nominee>;

/** Filters of the response list. */
const printed = {
  providers: idsFilter(),
  districts: idsFilter(),
  schools: idsFilter(),
  sessions: idsFilter(),
  grade: wordsFilter(grades),
  from: dateFilter(),
  to: dateFilter(),
};

const { labels } = nominationResponses;

export const nominationClassEndpoints = {
  forms: defineEndpoint({
    name: "instructor.nominationForms",
    method: "GET",
    path: "/instructor/student-nomination-form",
    access: instructors,
    summary: "List a class's nomination forms open today, with the nominations left",
    query: z.strictObject({ school_id: idFilter() }),
    reply: z.object({ data: z.array(openForm) }),
  }),
  nominees: defineEndpoint({
    name: "instructor.nominees",
    method: "GET",
    path: "/instructor/student-nomination-response",
    access: instructors,
    summary: "List a class's nominations, newest first",
    query: z.strictObject({ school_id: idFilter() }),
    reply: z.object({ data: z.array(nominee) }),
  }),
  ofForm: defineEndpoint({
    name: "instructor.nomineesOfForm",
    labels,
    method: "GET",
    path: "/instructor/all-nomination-response/:id",
    access: instructors,
    summary: "List the caller's nominations for a form; `format=pdf` returns their certificates in one file",
    params: idParams,
    query: z.strictObject({ school_id: idFilter(), format: z.enum(["json", "pdf"]).optional(), ...look }),
    reply: z.object({ data: z.array(nominee) }),
    // Without `format=pdf` it returns JSON, so it also counts as a list.
    answerFiles: ["pdf"],
  }),
  certificate: defineEndpoint({
    name: "instructor.certificate",
    labels,
    method: "GET",
    path: "/instructor/get-nomination-pdf/:id",
    access: instructors,
    summary: `Get the certificate of one of the caller's nominations as PDF (${certificateFile})`,
    params: idParams,
    query: z.strictObject(look),
    reply: z.string(),
    answerFiles: ["pdf"],
  }),
};

/** Certificates for staff and leaders who read responses. */
export const certificateEndpoints = {
  all: defineEndpoint({
    name: "nominationResponse.certificates",
    labels,
    method: "GET",
    path: "/studentNomanation/certificates/:id",
    access: nominationResponses.access.read,
    summary: "Get the certificates of all nominations of a form as one PDF",
    params: idParams,
    query: z.strictObject({ ...printed, ...look }),
    reply: z.string(),
    answerFiles: ["pdf"],
  }),
  one: defineEndpoint({
    name: "nominationResponse.certificate",
    labels,
    method: "GET",
    path: "/studentNomanation/certificate/:id",
    access: nominationResponses.access.read,
    summary: "Get the certificate of a nomination as PDF",
    params: idParams,
    query: z.strictObject(look),
    reply: z.string(),
    answerFiles: ["pdf"],
  }),
};
