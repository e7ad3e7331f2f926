import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type nodemailer from "nodemailer";
import { randomToken } from "../server/tokens.ts";
import type { Settings } from "../settings.ts";

export interface Letter {
  /** The same for every attempt, so that duplicates can be recognized. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer }[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Hands a letter over; resolves once it has been taken. */
export type SendLetter = (letter: Letter) => Promise<void>;

/** The mail server that SMTP_URL names, or a folder where each mail is kept as an .eml file. */
export function openTransport(
  settings: Pick<Settings, "smtpUrl" | "dataDir" | "brandName" | "appUrl">,
): SendLetter {
  const from = () => ({ name: settings.brandName, address: `no-reply@${hostOf(settings.appUrl)}` });
  return settings.smtpUrl
    ? bySmtp(settings.smtpUrl, from)
    : toFolder(path.join(settings.dataDir, "mail"), from);
}

/** The name may change while mails are sent. */
type Sender = () => { readonly name: string; readonly address: string };

const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

function mailOf({ id, attachments = [], headers = {}, ...letter }: Letter, sender: Sender) {
  const from = sender();
  const host = from.address.split("@")[1] ?? "kindling.example";
  const messageId = id ? { messageId: `<mail-${id}@${host}>` } : {};
  return { from, ...letter, attachments: [...attachments], headers: { ...headers }, ...messageId };
}

/** The mailer is loaded with the first mail. */
const mailer = async (): Promise<typeof nodemailer> => (await import("nodemailer")).default;

function bySmtp(url: string, from: Sender): SendLetter {
  return async (letter) => {
    const { createTransport } = await mailer();
    await createTransport({ url, ...timeouts }).sendMail(mailOf(letter, from));
  };
}

function toFolder(folder: string, from: Sender): SendLetter {
  return async (letter) => {
    const { createTransport } = await mailer();
    const writer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
    const { message } = await writer.sendMail(mailOf(letter, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomToken().slice(0, 8)}.eml`;
    const pending = path.join(folder, `.${name}`);
    await writeFile(pending, message as Buffer, { mode: 0o600 });
    await rename(pending, path.join(folder, name));
  };
}

/** Removes half-written mails older than a day. */
export async function sweepHalfMails(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, "mail");
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith("."))) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (mtimeMs < Date.now() - 86_400_000) await rm(path.join(folder, name), { force: true });
  }
}

function hostOf(appUrl: string): string {
  const { hostname } = new URL(appUrl);
  return /^[\d.]+$|^\[/.test(hostname) || !hostname.includes(".") ? "kindling.example" : hostname;
}
