import type { Language, Localized } from "../core/language.ts";
import { answeredTypes } from "../curriculum/activities/answeredTypes.ts";
import { pageNames } from "../curriculum/pageCategories.ts";
import { mathSigns } from "../curriculum/quizzes/sums.ts";
import { userKindLabels } from "../people/users.ts";

type Words = Localized<Readonly<Record<string, string>>>;

const states: Words = {
  en: { draft: "Draft", scheduled: "Scheduled", live: "Live", past: "Past", inactive: "Inactive" },
  es: { draft: "Borrador", scheduled: "Programada", live: "En curso", past: "Pasada", inactive: "Inactiva" },
};

const typeNames = (language: Language) =>
  Object.fromEntries(Object.values(answeredTypes).map(({ key, labels }) => [key, labels[language].one]));

const roleNames = (language: Language) => ({
  "Provider Leader": userKindLabels[language]["provider-leader"].one,
  "Site Leader": userKindLabels[language]["site-leader"].one,
  Instructor: userKindLabels[language].instructor.one,
});

/** Display words for stored values, by field and value; other values are shown as they are. */
export const listWords: Readonly<Record<string, Words>> = {
  action: {
    en: {
      create: "Added",
      update: "Changed",
      delete: "Deleted",
      erase: "Erased",
      restore: "Restored",
      import: "Imported",
      undo: "Import undone",
    },
    es: {
      create: "Agregado",
      update: "Cambiado",
      delete: "Eliminado",
      erase: "Datos borrados",
      restore: "Recuperado",
      import: "Importado",
      undo: "Importación deshecha",
    },
  },
  captions: {
    en: {
      complete: "Complete",
      lacks_en: "No English captions",
      lacks_es: "No Spanish captions",
      none: "No captions",
    },
    es: {
      complete: "Completos",
      lacks_en: "Sin subtítulos en inglés",
      lacks_es: "Sin subtítulos en español",
      none: "Sin subtítulos",
    },
  },
  kind: {
    en: { image: "Photo", video: "Video", amount: "Fixed amount", per_point: "Per point" },
    es: { image: "Foto", video: "Video", amount: "Monto fijo", per_point: "Por punto" },
  },
  math_op: { en: mathSigns, es: mathSigns },
  method: {
    en: { check: "Check", transfer: "Bank transfer", card: "Card", cash: "Cash", other: "Other" },
    es: {
      check: "Cheque",
      transfer: "Transferencia bancaria",
      card: "Tarjeta",
      cash: "Efectivo",
      other: "Otra",
    },
  },
  mode: {
    en: { create: "Add only", upsert: "Add and update" },
    es: { create: "Solo agregar", upsert: "Agregar y actualizar" },
  },
  page: pageNames,
  program: {
    en: { in_school: "In school", after_school: "After school", summer: "Summer" },
    es: { in_school: "En horario escolar", after_school: "Después de clases", summer: "Verano" },
  },
  puzzle_type: {
    en: {
      word_search: "Word search",
      word_scramble: "Word scramble",
      crossword: "Crossword",
      jigsaw: "Jigsaw",
    },
    es: {
      word_search: "Sopa de letras",
      word_scramble: "Palabras revueltas",
      crossword: "Crucigrama",
      jigsaw: "Rompecabezas",
    },
  },
  role: { en: roleNames("en"), es: roleNames("es") },
  span: {
    en: { past: "Past", current: "Current", coming: "Upcoming" },
    es: { past: "Pasada", current: "En curso", coming: "Próxima" },
  },
  state: {
    en: {
      ...states.en,
      proposed: "Proposed",
      approved: "Approved",
      sent: "Sent",
      left_out: "Left out",
      reversed: "Reversed",
      checking: "Checking",
      writing: "Importing",
      done: "Done",
      failed: "Failed",
      undone: "Undone",
      open: "Open",
      closed: "Closed",
    },
    es: {
      ...states.es,
      proposed: "Propuesto",
      approved: "Aprobado",
      sent: "Enviado",
      left_out: "Fuera del lote",
      reversed: "Revertido",
      checking: "Comprobando",
      writing: "Importando",
      done: "Terminada",
      failed: "Fallida",
      undone: "Deshecha",
      open: "Abierto",
      closed: "Cerrado",
    },
  },
  status: {
    en: { held: "Held", counted: "Counted", verified: "Verified", paid: "Paid", void: "Void" },
    es: {
      held: "Retenida",
      counted: "Contada",
      verified: "Verificada",
      paid: "Pagada",
      void: "Anulada",
      New: "Nuevo",
      Contacted: "Contactado",
      Nurture: "En seguimiento",
      Qualified: "Calificado",
      Converted: "Convertido",
      Unqualified: "No calificado",
      Junk: "Basura",
    },
  },
  type: { en: typeNames("en"), es: typeNames("es") },
};
