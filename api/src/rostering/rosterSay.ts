import type { Localized } from "@kindling/contract";

interface RosterTexts {
  noFile: string;
  noTables: string;
  noRoles: string;
  noColumn(file: string, column: string): string;
  others(count: number): string;
  placeless(count: number): string;
  staff(count: number): string;
  gone(count: number): string;
  places(count: number): string;
  terms(count: number): string;
  passedOver(why: string): string;
  noCurriculum: string;
}

/** What the import of a roster says. */
export const rosterSay: Localized<RosterTexts> = {
  en: {
    noFile: "Choose the ZIP file of a OneRoster 1.1 or 1.2 export",
    noTables: "This archive holds neither orgs.csv nor users.csv; choose the ZIP file of a OneRoster export",
    noRoles: "The users have no roles: users.csv has no column “role”, and there is no roles.csv",
    noColumn: (file, column) => `${file} has no column “${column}”`,
    others: (count) =>
      count === 1
        ? "1 person is neither a teacher nor leads a site: passed over and not kept"
        : `${count} people are neither teachers nor lead a site: passed over and not kept`,
    placeless: (count) =>
      `${count === 1 ? "1 person belongs" : `${count} people belong`} to no school of this file: passed over`,
    staff: (count) =>
      `${count === 1 ? "1 person has" : `${count} people have`} another role here already: passed over`,
    gone: (count) =>
      `${count === 1 ? "1 row is" : `${count} rows are`} marked as deleted or disabled, and nothing here answers to it: passed over`,
    places: (count) =>
      count === 1
        ? "1 row is neither a district nor a school: passed over"
        : `${count} rows are neither districts nor schools: passed over`,
    terms: (count) =>
      `${count === 1 ? "1 period is" : `${count} periods are`} of a coarser kind: passed over`,
    passedOver: (why) => `Passed over: ${why}`,
    noCurriculum: "Passed over: sessions are for those with the Curriculum permission",
  },
  es: {
    noFile: "Elija el archivo ZIP de una exportación OneRoster 1.1 o 1.2",
    noTables:
      "Este archivo no contiene orgs.csv ni users.csv; elija el archivo ZIP de una exportación OneRoster",
    noRoles: "Las personas no tienen rol: users.csv no tiene la columna «role» y falta roles.csv",
    noColumn: (file, column) => `${file} no tiene la columna «${column}»`,
    others: (count) =>
      count === 1
        ? "1 persona no es docente ni dirige un centro: omitida y no guardada"
        : `${count} personas no son docentes ni dirigen un centro: omitidas y no guardadas`,
    placeless: (count) =>
      count === 1
        ? "1 persona no pertenece a ningún centro de este archivo: omitida"
        : `${count} personas no pertenecen a ningún centro de este archivo: omitidas`,
    staff: (count) =>
      count === 1
        ? "1 persona ya tiene aquí otro rol: omitida"
        : `${count} personas ya tienen aquí otro rol: omitidas`,
    gone: (count) =>
      count === 1
        ? "1 fila está marcada como eliminada o desactivada y no corresponde a nada de aquí: omitida"
        : `${count} filas están marcadas como eliminadas o desactivadas y no corresponden a nada de aquí: omitidas`,
    places: (count) =>
      count === 1
        ? "1 fila no es ni distrito ni centro: omitida"
        : `${count} filas no son ni distritos ni centros: omitidas`,
    terms: (count) =>
      count === 1
        ? "1 periodo es de un tipo más amplio: omitido"
        : `${count} periodos son de un tipo más amplio: omitidos`,
    passedOver: (why) => `Omitido: ${why}`,
    noCurriculum: "Omitido: las sesiones son para quien tiene el permiso Curriculum",
  },
};
