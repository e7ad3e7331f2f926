import type { Localized } from "@kindling/contract";

const en = {
  who: "Enter who holds the consent: a name or an office.",
  over: "The consent must hold today or longer.",
  kind: "Choose what holds for the students.",
  withdrawn: "Its consent is already withdrawn",
  staffOnly: "After a withdrawal, only the program team records consent again",
};

const es: typeof en = {
  who: "Escriba quién tiene el permiso: un nombre o una oficina.",
  over: "El permiso debe valer al menos hasta hoy.",
  kind: "Elija qué vale para los estudiantes.",
  withdrawn: "Su permiso ya se retiró",
  staffOnly: "Después de un retiro, solo el equipo del programa vuelve a registrar el permiso",
};

/** What is said about consents. */
export const consentSay: Localized<typeof en> = { en, es };
