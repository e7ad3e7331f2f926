import { z } from "zod";
import { grant } from "../core/access.ts";
import { bulkEndpoint } from "../core/bulk.ts";
import { day, internal, moment, optionalText, reference } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { idsFilter, wordsFilter } from "../core/page.ts";
import { defineResource, getEndpoint, listEndpoint } from "../core/resource.ts";
import { consentInput, consentLabels, mediaConsentKinds } from "./consentInput.ts";

/** Whether a file may be shown: not with an `expired` or `withdrawn` consent. */
export const mediaConsentStates = ["none", "valid", "soon", "expired", "withdrawn"] as const;
export type MediaConsentState = (typeof mediaConsentStates)[number];

/** The states of files that are hidden. */
export const lostConsents: readonly MediaConsentState[] = ["expired", "withdrawn"];

/** A consent that ends within so many days runs out soon. */
export const consentEndsSoonDays = 30;

const labels: Localized<Labels> = {
  en: {
    one: "Photo Consent",
    many: "Photo Consents",
    fields: {
      ...consentLabels.en,
      file_name: "File",
      place: "Uploaded With",
      user: "Teacher",
      users: "Teachers",
      school: "Site",
      schools: "Sites",
      state: "State",
      recorded_by: "Recorded By",
      recorded_at: "Recorded",
      withdrawn_by: "Withdrawn By",
      withdrawn_at: "Withdrawn",
      reason: "Reason",
      uploaded_at: "Uploaded",
      user_id: "Teacher",
      school_id: "Site",
      file_id: "File",
      medium_id: "Photo or Video",
    },
  },
  es: {
    one: "Permiso de fotos",
    many: "Permisos de fotos",
    fields: {
      ...consentLabels.es,
      file_name: "Archivo",
      place: "Subido con",
      user: "Docente",
      users: "Docentes",
      school: "Plantel",
      schools: "Planteles",
      state: "Estado",
      recorded_by: "Registrado por",
      recorded_at: "Registrado",
      withdrawn_by: "Retirado por",
      withdrawn_at: "Retirado",
      reason: "Motivo",
      uploaded_at: "Subido",
      user_id: "Docente",
      school_id: "Plantel",
      file_id: "Archivo",
      medium_id: "Foto o video",
    },
  },
};

const readers = grant(["Teacher Media Uploads"], "Provider Leader", "Site Leader", "Instructor");

/** The consent for each file of a class: one row a file, made with it. */
export const mediaConsents = defineResource({
  name: "mediaConsent",
  path: "/mediaConsent",
  labels,
  row: {
    /** Caption or name; null once the file is hidden. */
    file_name: z.string().nullable(),
    place: z.enum(["gallery", "response"]),
    user: reference,
    school: reference,
    uploaded_at: moment,
    state: z.enum(mediaConsentStates),
    consent: z.enum(mediaConsentKinds).nullable(),
    consent_by: z.string().nullable(),
    consent_until: day.nullable(),
    recorded_by: reference.nullable(),
    recorded_at: moment.nullable(),
    withdrawn_by: reference.nullable(),
    withdrawn_at: moment.nullable(),
    reason: z.string().nullable(),
    /** The photo or video of the gallery. */
    medium_id: internal(z.number().int().nullable()),
  },
  input: {},
  filters: {
    state: wordsFilter(mediaConsentStates),
    schools: idsFilter(),
    users: idsFilter(),
  },
  sorts: ["user", "school", "uploaded_at", "consent_until", "recorded_at", "withdrawn_at"],
  access: { read: readers, create: grant("none"), update: readers, remove: grant("none") },
});

export const mediaConsentEndpoints = {
  list: listEndpoint(mediaConsents),
  get: getEndpoint(mediaConsents),
  /** Records or withdraws the consent for files, one or all that a filter matches, such as those of a class. */
  bulk: bulkEndpoint(mediaConsents, ["record", "withdraw"], {
    ...consentInput,
    reason: optionalText(500),
  }),
};
