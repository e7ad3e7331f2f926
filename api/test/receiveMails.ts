import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A received mail: headers, joined text parts and attachments by name. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly attachments: ReadonlyMap<string, Buffer>;
}

/** Splits a mail into headers and body and unfolds header lines. */
function splitPart(raw: string): { headers: Map<string, string>; body: string } {
  const at = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, at)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const [name = "", ...value] = line.split(": ");
    return [name.toLowerCase(), value.join(": ")];
  });
  return { headers: new Map(headers), body: raw.slice(at + 4) };
}

function decode(body: string, encoding: string): Buffer {
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding !== "quoted-printable") return Buffer.from(body);
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1");
}

/** Parses a mail as received. */
export function readMail(raw: string, to: readonly string[] = []): ReceivedMail {
  const attachments = new Map<string, Buffer>();
  let text = "";
  const read = (part: string): void => {
    const { headers, body } = splitPart(part);
    const type = headers.get("content-type") ?? "";
    const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
    if (boundary) {
      for (const inner of body.split(`--${boundary}`).slice(1, -1)) read(inner.replace(/^\r\n/, ""));
      return;
    }
    const content = decode(body, headers.get("content-transfer-encoding") ?? "");
    const name = /filename="?([^";]+)"?/.exec(headers.get("content-disposition") ?? "")?.[1];
    if (name) attachments.set(name, content);
    else if (type.startsWith("text/plain")) text += content.toString("utf8");
  };
  read(raw);
  return { to, headers: splitPart(raw).headers, text, attachments };
}

/** A mail server for one test. */
export async function receiveMails(): Promise<{
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push(readMail(Buffer.concat(parts).toString("latin1"), to));
        done();
      });
    },
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
