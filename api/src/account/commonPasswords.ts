import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Who chooses the password. */
export interface PasswordOwner {
  readonly email?: string;
  readonly name?: string;
  /** The name of the product. */
  readonly brand?: string;
}

/** What people write when asked for a password, alone or with figures and marks at its ends. */
const stems = new Set(
  "password passwort passcode contrasena contraseña clave secret qwerty qwertz azerty letmein welcome bienvenido iloveyou teamo admin administrator root user guest test demo default changeme temp login master school escuela teacher maestra maestro instructor student estudiante princess sunshine football baseball monkey dragon superman batman".split(
    " ",
  ),
);

/** Runs along which fingers slide; what follows one of them forwards or backwards is no password. */
const runs = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujmikolp",
];

let listed: ReadonlySet<string> | undefined;

/** The traces of the bundled list, which `npm run list:passwords` writes. */
function commonOnes(): ReadonlySet<string> {
  const text = () => readFileSync(join(import.meta.dirname, "commonPasswords.txt"), "utf8");
  listed ??= new Set(text().split("\n"));
  return listed;
}

/** The start of the SHA-256 of a password without its disguise. The list holds traces, as many passwords are obscene. */
export function traceOf(password: string): string {
  return hash("sha256", canonical(password), "base64url").slice(0, 8);
}

/** Undoes what people do to a word to make it look like a password: capitals, figures for letters, spaces. */
function canonical(text: string): string {
  const letters: Record<string, string> = {
    "0": "o",
    "1": "l",
    "3": "e",
    "4": "a",
    "5": "s",
    "@": "a",
    $: "s",
    "!": "l",
  };
  return text
    .toLowerCase()
    .replace(/\s+/g, "")
    .replace(/[01345@$!]/g, (sign) => letters[sign] ?? sign);
}

/** A text without the figures and marks at its ends. */
const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

function isRepetition(text: string): boolean {
  // Three times the same, or a piece of at most four that fills it from end to end.
  return new Set(text).size <= 2 || /^(.{1,4})\1+.{0,3}$/su.test(text) || /^(.+?)\1{2,}$/su.test(text);
}

const bothWays = runs.flatMap((run) => [run, run.split("").reverse().join("")]);

const isRun = (text: string) => bothWays.some((run) => run.includes(text));

/**
 * Whether a password is easy to guess: bundled list, common word with digits, repetition, keyboard run, or the user's
 * or product's name.
 */
export function isCommonPassword(password: string, owner: PasswordOwner = {}): boolean {
  const lower = password.toLowerCase().trim();
  const plain = canonical(lower);
  const core = bare(lower);
  const own = [
    owner.email,
    owner.email?.split("@")[0],
    owner.name,
    owner.name?.replace(/\s+/g, ""),
    owner.brand,
  ]
    .filter((text) => text !== undefined && text !== "")
    .map((text) => canonical(text ?? ""));
  return (
    commonOnes().has(traceOf(lower)) ||
    [core, bare(canonical(core))].some((word) => stems.has(word) || word === "") ||
    own.some((word) => plain === word || canonical(core) === word || plain === word + word) ||
    isRepetition(lower) ||
    isRun(lower)
  );
}
