import type { Localized } from "@kindling/contract";

const en = {
  title: "Student of Character",
  presented: "This certificate is presented to",
  recognition: "in recognition of",
  nominatedBy: (teacher: string) => `Nominated by the class of ${teacher}`,
  grade: (grade: string) => (grade === "PK" ? "Pre-K" : grade === "K" ? "Kindergarten" : `Grade ${grade}`),
  teacher: "Teacher",
  leader: "Site Leader",
};

const es: typeof en = {
  title: "Certificado de Carácter",
  presented: "Se otorga este certificado a",
  recognition: "en reconocimiento de",
  nominatedBy: (teacher) => `A propuesta de la clase de ${teacher}`,
  grade: (grade) => (grade === "PK" ? "Prekínder" : grade === "K" ? "Kínder" : `${grade}.º grado`),
  teacher: "Docente",
  leader: "Responsable del plantel",
};

export const certificateSay: Localized<typeof en> = { en, es };
