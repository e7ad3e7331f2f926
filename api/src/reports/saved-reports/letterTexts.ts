import type { Localized } from "@kindling/contract";

const en = {
  greeting: (name: string) => `Hello ${name},`,
  holds: (name: string, title: string, rows: string, count: number) =>
    `Here is “${name}” (${title}): ${rows} ${count === 1 ? "row" : "rows"}.`,
  narrowed: (filters: string) => `Filtered by ${filters}`,
  wholeProgram: "It covers everything you have access to.",
  ofProvider: (name: string) => `It covers your own provider only: ${name}.`,
  ofSites: (names: string, more: number) =>
    `It covers your own sites only: ${names}${more > 0 ? ` and ${more} more` : ""}.`,
  attached: (fileName: string) => `The file is attached: ${fileName}`,
  tooLarge: "The file is too large to email. Open the report with the same filters and download it there.",
  button: "Open the report",
  why: (owner: string, brand: string) =>
    `You get this email because ${owner} sends you this report from ${brand}.`,
  ownReport: (brand: string) => `You get this email because you scheduled this report in ${brand}.`,
  stop: "Stop these emails",
};

const es: typeof en = {
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
};

/** What the letter with a saved report says. */
export const letterTexts: Localized<typeof en> = { en, es };
