import { z } from "zod";
import { anyone, grant, staffAndLeaders, writtenBy } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { choice, optionalReferenceTo, optionalText, reference, requiredText } from "../core/fields.ts";
import { idFilter, idsFilter, one, wordsFilter } from "../core/page.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";
import { addressOrFileInput } from "../core/storedFile.ts";

export const programKinds = ["in_school", "after_school", "summer"] as const;

export const programs = defineResource({
  name: "program",
  path: "/program",
  labels: {
    en: {
      one: "Program",
      many: "Programs",
      fields: {
        program: "Kind",
        welcome_video_url: "Welcome Video",
        welcome_video_title: "Welcome Video Title",
      },
    },
    es: {
      one: "Programa",
      many: "Programas",
      fields: {
        program: "Tipo",
        welcome_video_url: "Video de bienvenida",
        welcome_video_title: "Título del video de bienvenida",
      },
    },
  },
  row: {
    name: z.string(),
    program: z.enum(programKinds),
    level: reference.nullable(),
    welcome_video_url: z.string().nullable(),
    welcome_video_title: z.string().nullable(),
  },
  input: {
    name: requiredText(200),
    program: choice(programKinds),
    level_id: optionalReferenceTo("level"),
    welcome_video_url: addressOrFileInput(),
    welcome_video_title: optionalText(200),
  },
  filters: { program: wordsFilter(programKinds), levels: idsFilter() },
  sorts: ["name", "program"],
  access: writtenBy(grant(["Curriculum"]), staffAndLeaders),
});

export const programEndpoints = {
  ...crudEndpoints(programs, ["welcome_video_url"]),
  welcomeVideo: defineEndpoint({
    name: "program.welcomeVideo",
    method: "GET",
    path: "/program/welcomeVideo",
    access: anyone,
    summary: "Get the welcome video of a program, or of a level's first program, or null",
    query: z.strictObject({ program_id: idFilter(), level_id: idFilter() }),
    reply: one(z.object({ program: reference, url: z.string(), title: z.string().nullable() }).nullable()),
  }),
};
