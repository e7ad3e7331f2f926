import type { Localized } from "@kindling/contract";

interface MediaTexts {
  kept: string;
  choose: string;
  kinds: string;
  unreadable: string;
  tooManyPixels: string;
  ownThumb: string;
  otherTeacher: string;
  consented: string;
}

/** What the calls of teacher media say. */
export const mediaSay: Localized<MediaTexts> = {
  en: {
    kept: "Thumbnail added successfully",
    choose: "Choose a photo or a video and send it along",
    kinds: "JPEG, PNG, WebP, GIF, MP4, WebM, MOV",
    unreadable: "This picture can't be read; take it once more, or choose another",
    tooManyPixels: "This picture has more than 120 megapixels; make it smaller and send it again",
    ownThumb: "Take the fileKey that /teacherMedia/thumb answered to you",
    otherTeacher: "Choose a teacher of this site",
    consented: "Thank you for looking after the families' wishes",
  },
  es: {
    kept: "Miniatura añadida correctamente",
    choose: "Elija una foto o un vídeo y envíelo",
    kinds: "JPEG, PNG, WebP, GIF, MP4, WebM, MOV",
    unreadable: "Esta imagen no se puede leer; tómela de nuevo o elija otra",
    tooManyPixels: "Esta imagen tiene más de 120 megapíxeles; redúzcala y envíela de nuevo",
    ownThumb: "Use el fileKey que /teacherMedia/thumb le devolvió",
    otherTeacher: "Elija un docente de este centro",
    consented: "Gracias por velar por los deseos de las familias",
  },
};
