import type { Language, Localized } from "@kindling/contract";
import { Refusal } from "../errors.ts";

const sentences: Localized<
  Record<"archive" | "damaged" | "envelope" | "encoding" | "longCell" | "tooMuch", string>
> = {
  en: {
    archive: "This ZIP file can't be opened. Send it as exported, without a password.",
    damaged: "This file can't be read as a table. Save it again as XLSX or CSV.",
    envelope: "This file has a password or is in the old XLS format. Save it as XLSX without a password.",
    encoding: "This file isn't in UTF-8. Save it as “CSV UTF-8” and try again.",
    longCell: "A cell in this file has more than 100,000 characters. Shorten it and try again.",
    tooMuch: "This file is too large. Send at most 100,000 rows and 200 columns.",
  },
  es: {
    archive: "No se pudo abrir este archivo ZIP. Envíelo sin contraseña, tal como se exportó.",
    damaged: "No se pudo leer este archivo como tabla. Guárdelo de nuevo como XLSX o CSV.",
    envelope: "Este archivo tiene contraseña o es un XLS antiguo. Guárdelo como XLSX sin contraseña.",
    encoding: "Este archivo no está en UTF-8. Guárdelo como «CSV UTF-8» e inténtelo de nuevo.",
    longCell: "Una celda de este archivo tiene más de 100,000 caracteres. Acórtela e inténtelo de nuevo.",
    tooMuch: "Este archivo es demasiado grande. Envíe como máximo 100,000 filas y 200 columnas.",
  },
};

/** Returns the refusal for a file that can't be imported. */
export function unreadableFile(why: keyof (typeof sentences)["en"], language: Language): Refusal {
  return new Refusal(
    why === "tooMuch" || why === "longCell" ? "tooLarge" : "malformed",
    sentences[language][why],
  );
}
