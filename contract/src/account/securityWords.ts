import type { Localized } from "../core/language.ts";

const en = {
  sign_in_refused: "Sign-in refused",
  locked_out: "Too many attempts",
  token_refused: "Ended sign-in used",
  call_refused: "Not allowed",
  rights_changed: "Rights changed",
  account_added: "Account with rights added",
  account_removed: "Account deleted",
  account_restored: "Account restored",
  confirm_refused: "Password for a change refused",
  password_changed: "Own password changed",
  password_set: "Password set by staff",
  password_link_sent: "Password link sent by staff",
  sign_ins_ended: "Signed out by staff",
  data_exported: "Personal data exported",
};

/** What the security log tells. */
export type SecurityKind = keyof typeof en;

const es: Readonly<Record<SecurityKind, string>> = {
  sign_in_refused: "Inicio de sesión rechazado",
  locked_out: "Demasiados intentos",
  token_refused: "Uso de sesión cerrada",
  call_refused: "Acción no permitida",
  rights_changed: "Permisos cambiados",
  account_added: "Cuenta con permisos",
  account_removed: "Cuenta eliminada",
  account_restored: "Cuenta recuperada",
  confirm_refused: "Contraseña no confirmada",
  password_changed: "Contraseña propia nueva",
  password_set: "Contraseña asignada",
  password_link_sent: "Enlace para contraseña",
  sign_ins_ended: "Sesiones cerradas",
  data_exported: "Datos exportados",
};

export const securityKinds = Object.keys(en) as [SecurityKind, ...SecurityKind[]];

/** The kinds in words. */
export const securityKindLabels: Localized<Readonly<Record<SecurityKind, string>>> = { en, es };

/** What the facts of an event are called; changes of rights have the fields of users instead. */
export const securityFactLabels: Localized<Readonly<Record<string, string>>> = {
  en: {
    reason: "Reason",
    calls: "Calls",
    rows: "Rows",
    file: "File",
    export: "What",
    filters: "Narrowed To",
    isCut: "Ended Early",
    ended: "Sign-ins Ended",
  },
  es: {
    reason: "Motivo",
    calls: "Llamadas",
    rows: "Filas",
    file: "Archivo",
    export: "Qué",
    filters: "Limitado a",
    isCut: "Terminó antes",
    ended: "Sesiones cerradas",
  },
};

const reasonsEn = {
  unknown_account: "No account has this email",
  wrong_password: "Wrong password",
  inactive: "Account is inactive",
  no_open_site: "Site is inactive",
  sign_in: "Signing in",
  password_link: "Asking for a password link",
  current_password: "Entering the current password",
  confirming: "Entering the password for a change",
  by_link: "By a link from an email",
  mailed: "Emailed on schedule, or on request",
  too_many: "More than could be kept one by one",
};

/** Why something was refused. */
export type SecurityReason = keyof typeof reasonsEn;

const reasonsEs: Readonly<Record<SecurityReason, string>> = {
  unknown_account: "Ninguna cuenta tiene este correo",
  wrong_password: "Contraseña incorrecta",
  inactive: "La cuenta está inactiva",
  no_open_site: "El plantel está inactivo",
  sign_in: "Al iniciar sesión",
  password_link: "Al pedir un enlace de contraseña",
  current_password: "Al escribir la contraseña actual",
  confirming: "Al escribir la contraseña para un cambio",
  by_link: "Con un enlace de un correo",
  mailed: "Enviado por correo según lo programado o a pedido",
  too_many: "Más de los que se podían guardar uno por uno",
};

/** The reasons in words. */
export const securityReasonLabels: Localized<Readonly<Record<string, string>>> = {
  en: reasonsEn,
  es: reasonsEs,
};
