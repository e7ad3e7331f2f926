import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A portal of a test's own: real server, real database, the demo program, mails as files. */
export interface Portal {
  readonly url: string;
  readonly dataDir: string;
  /** The newest mail to an address that says something, as text, once it has arrived; others may come in between. */
  mailTo(address: string, saying: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the portal as `npm start` does, on a data folder and a port of its own; passkeys need a `host` with a name. */
export async function startPortal(
  settings: Record<string, string> = {},
  host = "127.0.0.1",
): Promise<Portal> {
  const dataDir = mkdtempSync(join(tmpdir(), "kindling-e2e-"));
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const child = spawn(process.execPath, [resolve(import.meta.dirname, "../../api/dist/main.js")], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), APP_URL: url, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => printed.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => printed.push(chunk.toString()));
  await untilHealthy(url, child, printed);
  return {
    url,
    dataDir,
    mailTo: (address, saying) =>
      until(() => findMail(join(dataDir, "mail"), address, saying), `a mail to ${address}: ${saying}`),
    async stop() {
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(url: string, child: ChildProcess, printed: string[]): Promise<void> {
  const healthy = async () => {
    if (child.exitCode !== null) throw new Error(`The portal ended:\n${printed.join("")}`);
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    return answer?.ok ? true : undefined;
  };
  await until(healthy, "the portal's health");
}

/** Asks again and again until there is an answer; a journey waits for the world as a person would. */
async function until<T>(ask: () => T | undefined | Promise<T | undefined>, what: string): Promise<T> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`Waited in vain for ${what}`);
}

function findMail(folder: string, address: string, saying: string): string | undefined {
  const toThem = new RegExp(`^To:.*${address.replaceAll(".", "\\.")}`, "im");
  try {
    return (
      readdirSync(folder)
        .filter((name) => name.endsWith(".eml"))
        .sort()
        .reverse()
        .map((name) => readFileSync(join(folder, name), "utf8"))
        // Quoted-printable: lines broken softly, equals signs spelled out.
        .map((mail) => mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "="))
        .find((mail) => toThem.test(mail) && mail.includes(saying))
    );
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? done(address.port) : failed(new Error("No port")),
      );
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done();
    child.once("exit", () => done());
    child.kill("SIGTERM");
  });
}
