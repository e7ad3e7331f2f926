import { z } from "zod";
import { grant, writtenBy } from "../core/access.ts";
import { bulkEndpoint, commonBulkActions } from "../core/bulk.ts";
import { day, reference, referenceTo } from "../core/fields.ts";
import { importEndpoint, importTemplateEndpoint } from "../core/importing.ts";
import { dateFilter, idsFilter, wordsFilter } from "../core/page.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";
import { datedStates } from "./datedStates.ts";
import { episodeFields } from "./episodeFields.ts";
import { captionStates } from "./films/films.ts";

const curriculum = grant(["Curriculum"]);

export const giverTv = defineResource({
  name: "giverTv",
  path: "/giverTv",
  labels: {
    en: {
      one: "GiverTV Episode",
      many: "GiverTV Episodes",
      failing: "Video",
      fields: {
        trait_opening_url: "Video",
        captions: "Captions",
        position: "Position",
        shown_from: "Shown From",
        shown_until: "Shown Until",
      },
    },
    es: {
      one: "Episodio de GiverTV",
      many: "Episodios de GiverTV",
      failing: "Video",
      fields: {
        trait_opening_url: "Video",
        captions: "Subtítulos",
        position: "Posición",
        shown_from: "Visible desde",
        shown_until: "Visible hasta",
      },
    },
  },
  row: {
    name: z.string(),
    trait: reference,
    trait_opening_url: z.string(),
    position: z.number().int(),
    start: day.nullable(),
    end: day.nullable(),
    /** When classes see it: its own dates, or its trait's. */
    shown_from: day,
    shown_until: day,
    state: z.enum(datedStates),
    /** What its video's captions lack; null without a video. */
    captions: z.enum(captionStates).nullable(),
    response_count: z.number().int(),
  },
  input: { ...episodeFields, trait_id: referenceTo("trait") },
  filters: {
    traits: idsFilter(),
    state: wordsFilter(datedStates),
    captions: wordsFilter(captionStates),
    from: dateFilter(),
    to: dateFilter(),
  },
  sorts: ["name", "trait", "position", "start", "end", "shown_from", "shown_until"],
  access: writtenBy(curriculum),
  importing: {
    key: ["name", "trait_id"],
    moves: ["trait_id"],
    sample: {
      name: "The lemonade stand",
      trait_id: "Generosity",
      trait_opening_url: "https://vimeo.com/76979871",
      position: "1",
      start: "2026-09-01",
      end: "2026-09-12",
    },
  },
});

export const giverTvEndpoints = {
  ...crudEndpoints(giverTv, ["trait_opening_url"]),
  bulk: bulkEndpoint(giverTv, commonBulkActions),
  import: importEndpoint(giverTv),
  importTemplate: importTemplateEndpoint(giverTv),
};
