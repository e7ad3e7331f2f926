import { z } from "zod";
import { consentInput, consentLabels, mediaConsentKinds } from "../classroom/consentInput.ts";
import { grant, writtenBy } from "../core/access.ts";
import { bulkEndpoint } from "../core/bulk.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  day,
  internal,
  moment,
  optionalReferenceTo,
  optionalText,
  reference,
  referenceSameAs,
  referenceTo,
} from "../core/fields.ts";
import { dateFilter, idsFilter, messageOnly, one, wordsFilter } from "../core/page.ts";
import {
  createEndpoint,
  defineResource,
  getEndpoint,
  listEndpoint,
  removeEndpoint,
} from "../core/resource.ts";
import { fileInput, requiredFile, storedFile } from "../core/storedFile.ts";

const keepers = ["Teacher Media Uploads"] as const;
const teachers = grant("none", "Instructor");
const recorders = grant(keepers, "Instructor");

export const mediaKinds = ["image", "video"] as const;
export type MediaKind = (typeof mediaKinds)[number];

const caption = optionalText(500);

export const teacherMedia = defineResource({
  name: "teacherMedia",
  path: "/teacherMedia",
  labels: {
    en: {
      one: "Photo or Video",
      many: "Teacher Media",
      fields: {
        full_name: "Teacher",
        users: "Teachers",
        user: "Teacher",
        ...consentLabels.en,
        caption: "Caption",
        created_at: "Uploaded At",
        file: "Photo or Video",
        generic_teacher: "Generic Teacher",
        generic_teacher_id: "Generic Teacher",
        kind: "Kind",
        mime: "Content Type",
        size: "Size",
        thumb: "Thumbnail",
        thumb_url: "Thumbnail",
        url: "URL",
      },
    },
    es: {
      one: "Foto o video",
      many: "Fotos y videos de docentes",
      fields: {
        full_name: "Docente",
        users: "Docentes",
        user: "Docente",
        ...consentLabels.es,
        caption: "Pie",
        created_at: "Subido",
        file: "Foto o video",
        generic_teacher: "Docente con acceso compartido",
        generic_teacher_id: "Docente con acceso compartido",
        kind: "Tipo",
        mime: "Tipo de contenido",
        size: "Tamaño",
        thumb: "Miniatura",
        thumb_url: "Miniatura",
        url: "Dirección",
      },
    },
  },
  row: {
    /** The uploader. */
    full_name: z.string(),
    user: referenceSameAs("full_name"),
    /** The teacher who uploaded it with a shared sign-in. */
    generic_teacher: reference.nullable(),
    provider: reference,
    district: reference.nullable(),
    school: reference,
    caption: z.string().nullable(),
    kind: z.enum(mediaKinds),
    mime: z.string(),
    /** In bytes. */
    size: z.number().int(),
    /** Expires within two hours; reload the list for a new URL. */
    url: internal(z.string()),
    thumb_url: internal(z.string().nullable()),
    file: storedFile,
    thumb: storedFile.nullable(),
    /** What is recorded of families' consent. */
    consent: internal(
      z.object({
        id: z.number().int(),
        consent: z.enum(mediaConsentKinds).nullable(),
        consent_by: z.string().nullable(),
        consent_until: day.nullable(),
      }),
    ),
  },
  input: {
    file: requiredFile(),
    caption,
    school_id: referenceTo("site"),
    thumb: z.union([z.string().regex(/^[\w-]{20,60}$/), fileInput()]).optional(),
    generic_teacher_id: optionalReferenceTo("genericTeacher"),
  },
  filters: {
    providers: idsFilter(),
    districts: idsFilter(),
    schools: idsFilter(),
    users: idsFilter(),
    kind: wordsFilter(mediaKinds),
    from: dateFilter(),
    to: dateFilter(),
  },
  sorts: ["full_name", "provider", "district", "school", "caption", "size"],
  access: writtenBy(recorders, grant(keepers, "Provider Leader", "Site Leader", "Instructor")),
});

const consent = z.object({ consented_at: moment.nullable() });

export const teacherMediaEndpoints = {
  list: listEndpoint(teacherMedia),
  get: getEndpoint(teacherMedia),
  /** Staff send the teacher's `user_id`. */
  create: {
    ...createEndpoint(teacherMedia, ["file", "thumb"]),
    body: teacherMedia.input.extend({ user_id: optionalReferenceTo("user"), ...consentInput }),
  },
  /** The caption can follow while the file is still uploading. */
  update: defineEndpoint({
    name: "teacherMedia.update",
    labels: teacherMedia.labels,
    method: "PATCH",
    path: "/teacherMedia/update/:id",
    access: recorders,
    summary: "Change the caption of the caller's own photo or video (staff: any)",
    params: idParams,
    body: z.object({ caption }),
    reply: one(teacherMedia.row),
  }),
  remove: removeEndpoint(teacherMedia),
  bulk: bulkEndpoint(teacherMedia),
  thumb: defineEndpoint({
    name: "teacherMedia.thumb",
    labels: teacherMedia.labels,
    method: "POST",
    path: "/teacherMedia/thumb",
    access: recorders,
    summary:
      "Upload a video thumbnail (multipart, field `file`); use its fileKey as `thumb` in /teacherMedia/add",
    body: z.object({ file: requiredFile() }),
    reply: one(storedFile),
    status: 201,
    files: ["file"],
  }),
  consent: defineEndpoint({
    name: "teacherMedia.consent",
    labels: teacherMedia.labels,
    method: "GET",
    path: "/instructor/media-consent",
    access: teachers,
    summary: "Get when the caller confirmed the reminder about families' consent",
    reply: one(consent),
  }),
  giveConsent: defineEndpoint({
    name: "teacherMedia.giveConsent",
    labels: teacherMedia.labels,
    method: "POST",
    path: "/instructor/media-consent",
    access: teachers,
    summary: "Confirm the reminder about families' consent; only the first time is stored",
    reply: z.object({ data: consent, message: messageOnly.shape.message }),
  }),
};
