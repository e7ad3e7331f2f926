import type { Localized } from "@kindling/contract";

interface CertificateTexts {
  title: string;
  presented: string;
  recognition: string;
  nominatedBy(teacher: string): string;
  grade(grade: string): string;
  teacher: string;
  leader: string;
}

export const certificateSay: Localized<CertificateTexts> = {
  en: {
    title: "Student of Character",
    presented: "This certificate is presented to",
    recognition: "in recognition of",
    nominatedBy: (teacher) => `Nominated by the class of ${teacher}`,
    grade: (grade) => (grade === "PK" ? "Pre-K" : grade === "K" ? "Kindergarten" : `Grade ${grade}`),
    teacher: "Teacher",
    leader: "Site Leader",
  },
  es: {
    title: "Certificado de Carácter",
    presented: "Se otorga este certificado a",
    recognition: "en reconocimiento de",
    nominatedBy: (teacher) => `A propuesta de la clase de ${teacher}`,
    grade: (grade) => (grade === "PK" ? "Prekínder" : grade === "K" ? "Kínder" : `${grade}.º grado`),
    teacher: "Docente",
    leader: "Responsable del plantel",
  },
};
