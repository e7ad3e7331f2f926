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
    others: (count) => `${count} people are neither teachers nor lead a site: passed over and not kept`,
    placeless: (count) => `${count} people belong to no school of this file: passed over`,
    staff: (count) => `${count} people have another role here already: passed over`,
    gone: (count) => `${count} rows are marked as deleted or disabled and are not here: passed over`,
    places: (count) => `${count} rows are neither districts nor schools: passed over`,
    terms: (count) => `${count} periods are of a coarser kind: passed over`,
    passedOver: (why) => `Passed over: ${why}`,
    noCurriculum: "Passed over: sessions are for those with the Curriculum permission",
  },
  es: {
    noFile: "Elija el archivo ZIP de una exportación OneRoster 1.1 o 1.2",
    noTables:
      "Este archivo no contiene orgs.csv ni users.csv; elija el archivo ZIP de una exportación OneRoster",
    noRoles: "Las personas no tienen rol: users.csv no tiene la columna «role» y falta roles.csv",
    noColumn: (file, column) => `${file} no tiene la columna «${column}»`,
    others: (count) => `${count} personas no son docentes ni dirigen un centro: omitidas y no guardadas`,
    placeless: (count) => `${count} personas no pertenecen a ningún centro de este archivo: omitidas`,
    staff: (count) => `${count} personas ya tienen aquí otro rol: omitidas`,
    gone: (count) => `${count} filas están marcadas como eliminadas o desactivadas y no están aquí: omitidas`,
    places: (count) => `${count} filas no son distritos ni centros: omitidas`,
    terms: (count) => `${count} periodos son de un tipo más amplio: omitidos`,
    passedOver: (why) => `Omitido: ${why}`,
    noCurriculum: "Omitido: las sesiones son para quien tiene el permiso Curriculum",
  },
};
