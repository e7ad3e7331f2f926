import type { Language, Localized } from "@kindling/contract";

const en = {
  signIn: "Please sign in",
  forbidden: "You may not do this",
  notFound: (thing: string) => `${thing} was not found`,
  noSuchCall: "There is no such call",
  malformed: "The request could not be read; send valid JSON",
  malformedUpload: "The upload could not be read; send it as multipart/form-data",
  oneFile: "Send one file here, not several",
  tooLarge: (mb: number) => `The file is too large; at most ${mb} MB`,
  bodyTooLarge: "The request is too large",
  unsupported: (kinds: string) => `This kind of file is not taken here; use ${kinds}`,
  unsupportedBody: "Send application/json or multipart/form-data",
  behind: "Somebody changed this meanwhile; look at the newer version and try again",
  internal: "Something went wrong on our side; nothing was changed. Please try again",
  unconfirmed: "We couldn't confirm that this was saved. Please try again in a moment.",
  storageFull: "The server is out of disk space, so nothing was saved. Please tell the program team.",
  closing: "The portal is restarting; nothing was changed. Please try again in a moment",
  unavailable: "The database can't be reached right now; nothing was changed. Please try again in a moment",
  tooMany: "Too many requests; please wait a moment",
  inUse: (thing: string, users: string) => `${thing} is still used by ${users}`,
  quoted: (name: string) => `“${name}”`,
  andMore: (count: number) => ` and ${count} more`,
  placeTaken: (thing: string, name: string, field: string) =>
    `${thing} ${name} has taken its place: both have the same ${field}. Change or delete that one first`,
  parentGone: (thing: string, name: string) =>
    `What it belongs to is deleted: restore ${thing} ${name} first`,
  fileGone: (field: string) => `${field}: this file is no longer kept; upload it again`,
  endBeforeStart: "End must not be before Start",
  otherCall: "This Idempotency-Key was used for another request. Send a new one.",
  setPasswordFirst: "Please set a password of your own first",
};

const es: typeof en = {
  signIn: "Inicie sesión",
  forbidden: "No tiene permiso para hacer esto",
  notFound: (thing) => `${thing}: no se ha encontrado`,
  noSuchCall: "Esta llamada no existe",
  malformed: "No se pudo leer la petición; envíe JSON válido",
  malformedUpload: "No se pudo leer el envío; use multipart/form-data",
  oneFile: "Envíe aquí un solo archivo",
  tooLarge: (mb) => `El archivo es demasiado grande; como máximo ${mb} MB`,
  bodyTooLarge: "La petición es demasiado grande",
  unsupported: (kinds) => `Aquí no se admite este tipo de archivo; use ${kinds}`,
  unsupportedBody: "Envíe application/json o multipart/form-data",
  behind: "Alguien lo ha cambiado entretanto; revise la versión nueva e inténtelo de nuevo",
  internal: "Algo ha fallado por nuestra parte; no se ha cambiado nada. Inténtelo de nuevo",
  unconfirmed: "No pudimos confirmar que esto se guardó. Inténtelo de nuevo en un momento.",
  storageFull:
    "El servidor no tiene espacio en disco, así que no se guardó nada. Avise al equipo del programa.",
  closing: "El portal se está reiniciando; no se ha cambiado nada. Inténtelo en un momento",
  unavailable: "La base de datos no responde ahora; no se ha cambiado nada. Inténtelo en un momento",
  tooMany: "Demasiadas peticiones; espere un momento",
  inUse: (thing, users) => `${thing}: todavía lo usan ${users}`,
  quoted: (name) => `«${name}»`,
  andMore: (count) => ` y ${count} más`,
  placeTaken: (thing, name, field) =>
    `${thing} ${name} ocupa ahora su lugar: tienen igual ${field}. Cambie o elimine ese registro primero`,
  parentGone: (thing, name) => `Aquello a lo que pertenece está eliminado: recupere primero ${thing} ${name}`,
  fileGone: (field) => `${field}: este archivo ya no se conserva; súbalo de nuevo`,
  endBeforeStart: "El fin no puede ser anterior al inicio",
  otherCall: "Esta Idempotency-Key ya se usó para otra solicitud. Envíe una nueva.",
  setPasswordFirst: "Primero elija una contraseña propia",
};

/** The sentences the mechanisms of this server say; resources and reports keep their own beside their rules. */
export const say: Localized<typeof en> = { en, es };

/** The language a request asks for by Accept-Language; English when it names none we speak. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return /^\s*es\b/i.test(acceptLanguage ?? "") ? "es" : "en";
}
