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
  account_erased: "Personal data erased",
  confirm_refused: "Password for a change refused",
  password_changed: "Own password changed",
  password_set: "Password set by staff",
  password_link_sent: "Password link sent by staff",
  sign_ins_ended: "Signed out by staff",
  portal_viewed: "Portal viewed as them",
  substitute_made: "Substitute link made",
  substitute_entered: "Substitute entered",
  substitute_refused: "Substitute refused",
  substitute_ended: "Substitute link ended",
  data_exported: "Personal data exported",
  second_step_refused: "Second step refused",
  app_added: "Authenticator app added",
  app_removed: "Authenticator app removed",
  passkey_added: "Passkey added",
  passkey_removed: "Passkey removed",
  recovery_code_used: "Recovery code used",
  recovery_codes_made: "New recovery codes",
  second_step_reset: "Second step reset",
  sign_in_rules_changed: "Sign-in rules changed",
  infected_file: "File with a virus",
  terms_changed: "Retention changed",
  totals_rebuilt: "Stored totals rebuilt",
  demo_removed: "Demo program removed",
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
  account_erased: "Datos personales borrados",
  confirm_refused: "Contraseña no confirmada",
  password_changed: "Contraseña propia nueva",
  password_set: "Contraseña asignada",
  password_link_sent: "Enlace para contraseña",
  sign_ins_ended: "Sesiones cerradas",
  portal_viewed: "Portal visto como esta persona",
  substitute_made: "Enlace para suplente",
  substitute_entered: "Entró el suplente",
  substitute_refused: "Suplente rechazado",
  substitute_ended: "Fin de enlace de suplente",
  data_exported: "Datos exportados",
  second_step_refused: "Segundo paso rechazado",
  app_added: "Aplicación de autenticación agregada",
  app_removed: "Aplicación de autenticación quitada",
  passkey_added: "Llave de acceso agregada",
  passkey_removed: "Llave de acceso quitada",
  recovery_code_used: "Código de recuperación usado",
  recovery_codes_made: "Códigos de recuperación nuevos",
  second_step_reset: "Segundo paso restablecido",
  sign_in_rules_changed: "Reglas de acceso cambiadas",
  infected_file: "Archivo con virus",
  terms_changed: "Conservación cambiada",
  totals_rebuilt: "Totales calculados de nuevo",
  demo_removed: "Programa de demostración quitado",
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
    required: "Required Of",
    starts_on: "From",
    virus: "Virus",
    terms: "Kinds of Data",
    removed: "Rows Removed",
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
    required: "Obligatorio para",
    starts_on: "Desde",
    virus: "Virus",
    terms: "Clases de datos",
    removed: "Filas eliminadas",
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
  second_step: "Entering a code of the second step",
  wrong_code: "Wrong code of the authenticator app",
  wrong_recovery_code: "Wrong recovery code",
  wrong_passkey: "Passkey not accepted",
  by_link: "By a link from an email",
  substitute_pin: "Entering the PIN of a substitute link",
  wrong_pin: "Wrong PIN",
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
  second_step: "Al escribir un código del segundo paso",
  wrong_code: "Código incorrecto de la aplicación",
  wrong_recovery_code: "Código de recuperación incorrecto",
  wrong_passkey: "Llave de acceso no aceptada",
  by_link: "Con un enlace de un correo",
  substitute_pin: "Al escribir el PIN de un enlace para suplente",
  wrong_pin: "PIN incorrecto",
  mailed: "Enviado por correo según lo programado o a pedido",
  too_many: "Más de los que se podían guardar uno por uno",
};

/** The reasons in words. */
export const securityReasonLabels: Localized<Readonly<Record<string, string>>> = {
  en: reasonsEn,
  es: reasonsEs,
};
