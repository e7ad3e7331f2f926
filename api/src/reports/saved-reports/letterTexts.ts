import type { Localized } from "@kindling/contract";

interface LetterTexts {
  greeting(name: string): string;
  holds(name: string, title: string, rows: string, count: number): string;
  narrowed(filters: string): string;
  wholeProgram: string;
  ofProvider(name: string): string;
  ofSites(names: string, more: number): string;
  attached(fileName: string): string;
  tooLarge: string;
  button: string;
  why(owner: string, brand: string): string;
  ownReport(brand: string): string;
  stop: string;
}

/** What the letter with a saved report says. */
export const letterTexts: Localized<LetterTexts> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    holds: (name, title, rows, count) =>
      `Here is “${name}” (${title}): ${rows} ${count === 1 ? "row" : "rows"}.`,
    narrowed: (filters) => `Filtered by ${filters}`,
    wholeProgram: "It covers everything you have access to.",
    ofProvider: (name) => `It covers your own provider only: ${name}.`,
    ofSites: (names, more) =>
      `It covers your own sites only: ${names}${more > 0 ? ` and ${more} more` : ""}.`,
    attached: (fileName) => `The file is attached: ${fileName}`,
    tooLarge: "The file is too large to email. Open the report with the same filters and download it there.",
    button: "Open the report",
    why: (owner, brand) => `You get this email because ${owner} sends you this report from ${brand}.`,
    ownReport: (brand) => `You get this email because you scheduled this report in ${brand}.`,
    stop: "Stop these emails",
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    holds: (name, title, rows, count) =>
      `Aquí tiene «${name}» (${title}): ${rows} ${count === 1 ? "fila" : "filas"}.`,
    narrowed: (filters) => `Filtrado por ${filters}`,
    wholeProgram: "Incluye todo a lo que usted tiene acceso.",
    ofProvider: (name) => `Incluye solo su proveedor: ${name}.`,
    ofSites: (names, more) => `Incluye solo sus planteles: ${names}${more > 0 ? ` y ${more} más` : ""}.`,
    attached: (fileName) => `El archivo va adjunto: ${fileName}`,
    tooLarge:
      "El archivo es demasiado grande para un correo. Abra el informe con los mismos filtros y descárguelo allí.",
    button: "Abrir el informe",
    why: (owner, brand) => `Recibe este correo porque ${owner} le envía este informe de ${brand}.`,
    ownReport: (brand) => `Recibe este correo porque usted programó este informe en ${brand}.`,
    stop: "Dejar de recibir estos correos",
  },
};
