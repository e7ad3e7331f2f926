import type { Localized, RoleName } from "@kindling/contract";

const en = {
  page: (name: string) => `Data kept about ${name}`,
  made: (at: string) => `Made ${at}. Times are UTC.`,
  howTo: "Each section is also a CSV file and a JSON file in the folder data. Files are in the folder files.",
  none: "Nothing is kept.",
  more: (shown: number, all: number) =>
    `The ${shown} newest of ${all} are shown. The CSV file has all of them.`,
  leftOut: (names: string) => `Too large for this file, ask for them one by one: ${names}`,
  yes: "Yes",
  no: "No",
  self: "You can't erase your own account. Ask another Super Admin.",
  erased: "This person's data is already erased.",
  nameWrong: (name: string) => `Type the name exactly: ${name}`,
  done: (placeholder: string) => `Personal data erased. The account is now called ${placeholder}.`,
  former: {
    "Super Admin": "Former staff member",
    admin: "Former staff member",
    "Provider Leader": "Former provider leader",
    "Site Leader": "Former site leader",
    Instructor: "Former teacher",
  } as Readonly<Record<RoleName, string>>,
};

const es: typeof en = {
  page: (name) => `Datos guardados sobre ${name}`,
  made: (at) => `Creado el ${at}. Las horas son UTC.`,
  howTo:
    "Cada sección es también un archivo CSV y un archivo JSON en la carpeta data. Los archivos están en la carpeta files.",
  none: "No hay nada guardado.",
  more: (shown, all) =>
    `Se muestran las ${shown} filas más recientes de ${all}. El archivo CSV las tiene todas.`,
  leftOut: (names) => `Demasiado grandes para este archivo, pídalos uno por uno: ${names}`,
  yes: "Sí",
  no: "No",
  self: "No puede borrar su propia cuenta. Pídalo a otro superadministrador.",
  erased: "Los datos de esta persona ya están borrados.",
  nameWrong: (name) => `Escriba el nombre exacto: ${name}`,
  done: (placeholder) => `Datos personales borrados. La cuenta ahora se llama ${placeholder}.`,
  former: {
    "Super Admin": "Exmiembro del equipo",
    admin: "Exmiembro del equipo",
    "Provider Leader": "Exresponsable de proveedor",
    "Site Leader": "Exresponsable de plantel",
    Instructor: "Exdocente",
  },
};

/** What the calls about personal data say. */
export const personalDataSay: Localized<typeof en> = { en, es };
