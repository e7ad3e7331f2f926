import { z } from "zod";
import { grant, writtenBy } from "../../core/access.ts";
import { bulkEndpoint } from "../../core/bulk.ts";
import { defineEndpoint } from "../../core/endpoint.ts";
import { optionalText } from "../../core/fields.ts";
import { createEndpoint, defineResource, listEndpoint, removeEndpoint } from "../../core/resource.ts";
import { fileInput, storedFile } from "../../core/storedFile.ts";

const writing = grant(["Curriculum"]);

/** Pictures that quiz questions find by name, uploaded before or after the question. */
export const quizGraphics = defineResource({
  name: "quizGraphic",
  path: "/quizGraphic",
  labels: {
    en: {
      one: "Graphic",
      many: "Graphics",
      fields: { file: "Picture", question_count: "Questions" },
    },
    es: {
      one: "Imagen",
      many: "Imágenes",
      fields: { file: "Imagen", question_count: "Preguntas" },
    },
  },
  row: {
    name: z.string(),
    file: storedFile,
    question_count: z.number().int(),
  },
  input: {
    /** Defaults to the file name. */
    name: optionalText(200),
    file: fileInput(),
  },
  filters: {},
  sorts: ["name"],
  access: writtenBy(writing),
});

export const quizGraphicEndpoints = {
  list: listEndpoint(quizGraphics),
  create: {
    ...createEndpoint(quizGraphics, ["file"]),
    summary: "Upload a picture by name, replacing any of the same name",
  },
  missing: defineEndpoint({
    name: "quizGraphic.missing",
    method: "GET",
    path: "/quizGraphic/missing",
    access: writing,
    summary: "List the pictures that quiz questions name but that are missing",
    reply: z.object({ data: z.array(z.object({ name: z.string(), question_count: z.number().int() })) }),
  }),
  remove: removeEndpoint(quizGraphics),
  bulk: bulkEndpoint(quizGraphics),
};
