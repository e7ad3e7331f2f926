import type { Localized } from "@kindling/contract";

interface Skipped {
  readonly name: string;
  readonly msg: string;
}

/** The reason for one skipped user, the names of several. */
const whoOf = (skipped: readonly Skipped[]) =>
  skipped.length === 1 ? `. ${skipped[0]?.msg}` : `: ${skipped.map(({ name }) => name).join(", ")}`;

const en = {
  loginDone: "Login successful!",
  loginFailed: "Login failed. Check your email and password, or choose “Forgot password?”",
  locked: (minutes: number) =>
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or reset your password by email.`,
  accountOff: "This account is deactivated. Ask your program team.",
  sitesOff: "Your site is inactive, so you can't sign in. Ask your Provider Leader or program team.",
  loggedOut: "Logged Out successful!",
  mailSent: "Email sent successful!",
  linkUseless: "This link no longer works. Ask for a new one.",
  passwordReset: "Password reset successfully!",
  passwordChanged: "Password change successfully!",
  passwordCommon: "This password is too easy to guess. Choose a less common one.",
  passwordBreached: "This password is known from a data breach. Choose one you use nowhere else.",
  passwordGiven: "Staff set this password for you. Choose one that only you know.",
  passwordWrong: "The current password is incorrect.",
  confirmed: "Password confirmed",
  confirmedByPasskey: "Confirmed with your passkey",
  sent(count: number, skipped: readonly Skipped[]) {
    const sent = count === 1 ? "1 link sent" : `${count} links sent`;
    return skipped.length === 0 ? sent : `${sent}, ${skipped.length} skipped${whoOf(skipped)}`;
  },
  loginsEnded: (count: number) => (count === 1 ? "1 device signed out" : `${count} devices signed out`),
  loginGone: "This device is signed out already.",
  stopLinkUnknown: "This link no longer works because the report it came from was deleted.",
  mailsStopped: "You won't get these emails anymore.",
  mailsResumed: "You'll get these emails again.",
  /** The place of an address that is in no public network. */
  localNetwork: "Local network",
  /** As in "Chrome on Windows". */
  on: "on",
};

const es: typeof en = {
  loginDone: "¡Sesión iniciada!",
  loginFailed:
    "No se pudo iniciar sesión. Revise su correo y su contraseña, o elija «¿Olvidó su contraseña?»",
  locked: (minutes) =>
    `Demasiados intentos. Inténtelo de nuevo en ${minutes} ${minutes === 1 ? "minuto" : "minutos"}, o restablezca su contraseña por correo.`,
  accountOff: "Esta cuenta está desactivada. Consulte al equipo del programa.",
  sitesOff:
    "Su plantel está inactivo y por eso no puede iniciar sesión. Consulte a su responsable de proveedor o al equipo del programa.",
  loggedOut: "¡Sesión cerrada!",
  mailSent: "¡Correo enviado!",
  linkUseless: "Este enlace ya no funciona. Pida uno nuevo.",
  passwordReset: "¡Contraseña restablecida!",
  passwordChanged: "¡Contraseña cambiada!",
  passwordCommon: "Esta contraseña es fácil de adivinar. Elija una menos común.",
  passwordBreached:
    "Esta contraseña apareció en una filtración de datos. Elija una que no use en ningún otro lugar.",
  passwordGiven: "El equipo del programa le asignó esta contraseña. Elija una que solo usted conozca.",
  passwordWrong: "La contraseña actual no es correcta.",
  confirmed: "Contraseña confirmada",
  confirmedByPasskey: "Confirmado con su llave de acceso",
  sent(count, skipped) {
    const sent = count === 1 ? "1 enlace enviado" : `${count} enlaces enviados`;
    if (skipped.length === 0) return sent;
    const left = skipped.length === 1 ? "1 omitido" : `${skipped.length} omitidos`;
    return `${sent}, ${left}${whoOf(skipped)}`;
  },
  loginsEnded: (count) => (count === 1 ? "1 sesión cerrada" : `${count} sesiones cerradas`),
  loginGone: "Esta sesión ya está cerrada.",
  stopLinkUnknown: "Este enlace ya no funciona porque se eliminó el informe al que pertenecía.",
  mailsStopped: "Ya no recibirá estos correos.",
  mailsResumed: "Volverá a recibir estos correos.",
  localNetwork: "Red local",
  on: "en",
};

/** What signing in and passwords say; the successes word for word as the specification has them. */
export const accountSay: Localized<typeof en> = { en, es };
