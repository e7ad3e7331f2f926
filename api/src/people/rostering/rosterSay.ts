import type { Localized } from "@kindling/contract";

const en = {
  noFile: "Choose the ZIP file of a OneRoster 1.1 or 1.2 export.",
  noTables: "This ZIP file has no orgs.csv or users.csv. Choose the ZIP file of a OneRoster export.",
  noRoles: "The users have no roles. Add a “role” column to users.csv, or add roles.csv.",
  noColumn: (file: string, column: string) => `${file} has no column “${column}”`,
  others: (count: number) =>
    count === 1
      ? "Skipped and not stored: 1 person who isn't a teacher or site leader"
      : `Skipped and not stored: ${count} people who aren't teachers or site leaders`,
  placeless: (count: number) =>
    `Skipped: ${count === 1 ? "1 person" : `${count} people`} without a school in this file`,
  staff: (count: number) =>
    `Skipped: ${count === 1 ? "1 person who already has" : `${count} people who already have`} another role here`,
  gone: (count: number) =>
    `Skipped: ${count === 1 ? "1 row" : `${count} rows`} marked as deleted or disabled with no match here`,
  places: (count: number) =>
    count === 1
      ? "Skipped: 1 row that isn't a district or school"
      : `Skipped: ${count} rows that aren't districts or schools`,
  terms: (count: number) =>
    `Skipped: ${count === 1 ? "1 academic session" : `${count} academic sessions`}. Only the shortest kind is imported.`,
  passedOver: (why: string) => `Skipped: ${why}`,
  noCurriculum: "Skipped: importing sessions needs the Curriculum permission",
};

const es: typeof en = {
  noFile: "Elija el archivo ZIP de una exportación OneRoster 1.1 o 1.2.",
  noTables: "Este archivo ZIP no contiene orgs.csv ni users.csv. Elija el ZIP de una exportación OneRoster.",
  noRoles: "Las personas no tienen rol. Agregue la columna «role» a users.csv o agregue roles.csv.",
  noColumn: (file, column) => `${file} no tiene la columna «${column}»`,
  others: (count) =>
    count === 1
      ? "Se omitió y no se guardó: 1 persona que no es docente ni responsable de plantel"
      : `Se omitieron y no se guardaron: ${count} personas que no son docentes ni responsables de plantel`,
  placeless: (count) =>
    count === 1
      ? "Se omitió: 1 persona sin escuela en este archivo"
      : `Se omitieron: ${count} personas sin escuela en este archivo`,
  staff: (count) =>
    count === 1
      ? "Se omitió: 1 persona que ya tiene aquí otro rol"
      : `Se omitieron: ${count} personas que ya tienen aquí otro rol`,
  gone: (count) =>
    count === 1
      ? "Se omitió: 1 fila marcada como eliminada o desactivada, sin equivalente aquí"
      : `Se omitieron: ${count} filas marcadas como eliminadas o desactivadas, sin equivalente aquí`,
  places: (count) =>
    count === 1
      ? "Se omitió: 1 fila que no es distrito ni escuela"
      : `Se omitieron: ${count} filas que no son distritos ni escuelas`,
  terms: (count) =>
    count === 1
      ? "Se omitió: 1 periodo académico. Solo se importan los más cortos."
      : `Se omitieron: ${count} periodos académicos. Solo se importan los más cortos.`,
  passedOver: (why) => `Omitido: ${why}`,
  noCurriculum: "Omitido: para importar sesiones hace falta el permiso Curriculum",
};

/** What the import of a roster says. */
export const rosterSay: Localized<typeof en> = { en, es };
