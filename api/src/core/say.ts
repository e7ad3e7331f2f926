import type { Language, Localized } from "@kindling/contract";

const en = {
  signIn: "Please sign in",
  forbidden: "You don't have permission to do this.",
  notFound: (thing: string) => `${thing} was not found`,
  noSuchCall: "This call doesn't exist",
  malformed: "Couldn't read the request. Send valid JSON.",
  malformedUpload: "Couldn't read the upload. Send it as multipart/form-data.",
  oneFile: "Send only one file.",
  tooLarge: (mb: number) => `The file is too large. Choose one of at most ${mb} MB.`,
  bodyTooLarge: "The request is too large",
  unsupported: (kinds: string) => `This type of file isn't accepted. Use ${kinds}.`,
  unsupportedBody: "Send application/json or multipart/form-data",
  behind: "Someone else changed this. Check the newer version and try again.",
  internal: "Something went wrong on our side. Nothing was changed. Try again.",
  unconfirmed: "We couldn't confirm that this was saved. Try again in a moment.",
  storageFull: "The server is out of disk space, so nothing was saved. Tell the program team.",
  closing: "The portal is restarting, so nothing was changed. Try again in a moment.",
  filesAway: "Uploaded files can't be reached right now, so nothing was changed. Try again in a few minutes.",
  unavailable: "The database can't be reached, so nothing was changed. Try again in a moment.",
  tooMany: "Too many requests. Wait a moment, then try again.",
  inUse: (thing: string, users: string) => `${thing} is still used by ${users}`,
  quoted: (name: string) => `“${name}”`,
  andMore: (count: number) => ` and ${count} more`,
  placeTaken: (thing: string, name: string, field: string) =>
    `${thing} ${name} has the same ${field}. Change or delete it first.`,
  parentGone: (thing: string, name: string) =>
    `It belongs to ${thing} ${name}, which is deleted. Restore that first.`,
  closed: (name: string) => `“${name}” is closed, so this can't be changed. A Super Admin can reopen it.`,
  fileGone: (field: string) => `${field}: this file no longer exists. Upload it again.`,
  endBeforeStart: "End can't be before Start.",
  otherCall: "This Idempotency-Key was used for another request. Send a new one.",
  setPasswordFirst: "Set your own password first.",
};

const es: typeof en = {
  signIn: "Inicie sesión",
  forbidden: "No tiene permiso para hacer esto.",
  notFound: (thing) => `${thing}: no se encontró`,
  noSuchCall: "Esta llamada no existe",
  malformed: "No se pudo leer la solicitud. Envíe JSON válido.",
  malformedUpload: "No se pudo leer el envío. Use multipart/form-data.",
  oneFile: "Envíe un solo archivo.",
  tooLarge: (mb) => `El archivo es demasiado grande. Elija uno de ${mb} MB como máximo.`,
  bodyTooLarge: "La solicitud es demasiado grande",
  unsupported: (kinds) => `No se admite este tipo de archivo. Use ${kinds}.`,
  unsupportedBody: "Envíe application/json o multipart/form-data",
  behind: "Otra persona hizo cambios. Revise la versión nueva e inténtelo de nuevo.",
  internal: "Ocurrió un error de nuestro lado. No se cambió nada. Inténtelo de nuevo.",
  unconfirmed: "No pudimos confirmar que esto se guardó. Inténtelo de nuevo en un momento.",
  storageFull: "El servidor no tiene espacio en disco y no se guardó nada. Avise al equipo del programa.",
  closing: "El portal se está reiniciando y no se cambió nada. Inténtelo en un momento.",
  filesAway: "En este momento no hay acceso a los archivos y no se cambió nada. Inténtelo en unos minutos.",
  unavailable: "La base de datos no responde y no se cambió nada. Inténtelo en un momento.",
  tooMany: "Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.",
  inUse: (thing, users) => `${thing}: todavía lo usan ${users}`,
  quoted: (name) => `«${name}»`,
  andMore: (count) => ` y ${count} más`,
  placeTaken: (thing, name, field) =>
    `${thing} ${name} tiene el mismo dato en ${field}. Cambie o elimine primero ese registro.`,
  parentGone: (thing, name) => `Pertenece a ${thing} ${name}, que está eliminado. Recupérelo primero.`,
  closed: (name) => `«${name}» está cerrada y esto no se puede cambiar. Un Super Admin puede reabrirla.`,
  fileGone: (field) => `${field}: este archivo ya no existe. Súbalo de nuevo.`,
  endBeforeStart: "El fin no puede ser anterior al inicio.",
  otherCall: "Esta Idempotency-Key ya se usó para otra solicitud. Envíe una nueva.",
  setPasswordFirst: "Primero cree su propia contraseña.",
};

/** The sentences the mechanisms of this server say; resources and reports keep their own beside their rules. */
export const say: Localized<typeof en> = { en, es };

/** The language a request asks for by Accept-Language; English when it names none we speak. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return /^\s*es\b/i.test(acceptLanguage ?? "") ? "es" : "en";
}
