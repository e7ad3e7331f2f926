import type { Localized } from "@kindling/contract";

const en = {
  kept: "Thumbnail added successfully",
  choose: "Choose a photo or video.",
  kinds: "JPEG, PNG, WebP, GIF, MP4, WebM, MOV",
  unreadable: "This picture can't be read. Take it again or choose another.",
  ownThumb: "Use the fileKey returned by /teacherMedia/thumb.",
  otherTeacher: "Choose a teacher at this site.",
  consented: "Thank you for respecting families' wishes.",
};

const es: typeof en = {
  kept: "Miniatura agregada correctamente",
  choose: "Elija una foto o un video.",
  kinds: "JPEG, PNG, WebP, GIF, MP4, WebM, MOV",
  unreadable: "Esta imagen no se puede leer. Tómela de nuevo o elija otra.",
  ownThumb: "Use el fileKey que devolvió /teacherMedia/thumb.",
  otherTeacher: "Elija un docente de este plantel.",
  consented: "Gracias por respetar los deseos de las familias.",
};

/** What the calls of teacher media say. */
export const mediaSay: Localized<typeof en> = { en, es };
