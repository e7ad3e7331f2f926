import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  calendarDate,
  id,
  optionalDate,
  optionalLongText,
  optionalReferenceTo,
  optionalUrl,
  reference,
  requiredText,
} from "../core/fields.ts";
import { dateFilter, idsFilter, messageOnly } from "../core/page.ts";
import { question, questionsInput } from "../core/questions.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";
import { fileUrl } from "../core/storedFile.ts";

/** A GiverTV episode inside its trait. */
export const episodeInput = z.object({
  id: id().optional(),
  name: requiredText(200),
  trait_opening_url: z
    .string()
    .trim()
    .max(2000)
    .pipe(z.url({ protocol: /^https?$/ })),
  position: z.number().int().min(0).max(1000).optional(),
  start: optionalDate(),
  end: optionalDate(),
});

/** A picture by its address, or as a file sent under this name. */
function pictureInput() {
  const uploaded = z.object({ fileKey: z.string().max(100) }).transform((file) => fileUrl(file.fileKey));
  const own = z.string().regex(/^\/api\/files\/[\w.-]+$/);
  return z.union([uploaded, own, optionalUrl()]).optional();
}

export const traits = defineResource({
  name: "trait",
  path: "/trait",
  labels: {
    en: {
      one: "Character Trait",
      many: "Character Traits",
      fields: {
        trait_opening_url: "Opening Video",
        banner_url: "Banner",
        videos: "GiverTV Episodes",
        video_count: "Episodes",
      },
    },
    es: {
      one: "Rasgo de carácter",
      many: "Rasgos de carácter",
      fields: {
        trait_opening_url: "Vídeo de apertura",
        banner_url: "Imagen de cabecera",
        videos: "Episodios de GiverTV",
        video_count: "Episodios",
      },
    },
  },
  row: {
    /** The title once more, under the name that references use. */
    name: z.string(),
    title: z.string(),
    start: z.string(),
    end: z.string(),
    trait_opening_url: z.string().nullable(),
    banner_url: z.string().nullable(),
    description: z.string().nullable(),
    level: reference.nullable(),
    videos: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        trait_opening_url: z.string(),
        position: z.number().int(),
        start: z.string().nullable(),
        end: z.string().nullable(),
      }),
    ),
    questions: z.array(question),
  },
  input: {
    title: requiredText(200),
    start: calendarDate(),
    end: calendarDate(),
    trait_opening_url: optionalUrl(),
    banner_url: pictureInput(),
    description: optionalLongText(4000),
    level_id: optionalReferenceTo("level"),
    videos: z.array(episodeInput).max(100).optional(),
    questions: questionsInput.optional(),
  },
  filters: { levels: idsFilter(), from: dateFilter(), to: dateFilter() },
  sorts: ["name", "title", "start", "end"],
  access: {
    read: grant("any", "Provider Leader", "Site Leader"),
    create: grant(["Curriculum"]),
    update: grant(["Curriculum"]),
    remove: grant(["Curriculum"]),
  },
});

export const traitEndpoints = {
  ...crudEndpoints(traits, ["banner_url"]),
  removeVideo: defineEndpoint({
    name: "trait.removeVideo",
    method: "DELETE",
    path: "/trait/delete-video/:id",
    access: grant(["Curriculum"]),
    summary: "Delete a GiverTV episode from its trait",
    params: idParams,
    reply: messageOnly,
  }),
};
