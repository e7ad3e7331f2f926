import type { Language, Localized } from "@kindling/contract";
import { Refusal } from "./errors.ts";

const sentences: Localized<
  Record<"archive" | "damaged" | "envelope" | "encoding" | "longCell" | "tooMuch", string>
> = {
  en: {
    archive: "This file can't be unpacked; send the ZIP archive without a password, as it was exported",
    damaged: "This file can't be read as a table; save it anew as XLSX or CSV and try again",
    envelope: "This file has a password or is in the old XLS format; save it as XLSX without a password",
    encoding: "This file is not in UTF-8; save it as “CSV UTF-8” and try again",
    longCell: "A cell of this file has more than 100,000 characters; shorten it and try again",
    tooMuch: "This file unpacks to more than is taken: at most 100,000 rows and 200 columns",
  },
  es: {
    archive: "No se pudo descomprimir este archivo; envíe el ZIP sin contraseña, tal como se exportó",
    damaged: "No se pudo leer este archivo como tabla; guárdelo de nuevo como XLSX o CSV",
    envelope: "Este archivo tiene contraseña o es un XLS antiguo; guárdelo como XLSX sin contraseña",
    encoding: "Este archivo no está en UTF-8; guárdelo como «CSV UTF-8» e inténtelo de nuevo",
    longCell: "Una celda de este archivo tiene más de 100,000 caracteres; acórtela e inténtelo de nuevo",
    tooMuch: "Este archivo contiene más de lo que se admite: como máximo 100,000 filas y 200 columnas",
  },
};

/** A file that can't be imported, in words for whoever sent it. */
export function unreadableFile(why: keyof (typeof sentences)["en"], language: Language): Refusal {
  return new Refusal(
    why === "tooMuch" || why === "longCell" ? "tooLarge" : "malformed",
    sentences[language][why],
  );
}
