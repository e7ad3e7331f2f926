import { startEmbeddedPostgres } from "../src/embedded-postgres/embeddedPostgres.ts";

/**
 * A program that does nothing but run the embedded database of the folder it is given, for tests that kill it.
 * It says one JSON line: `{ making }` when it begins a new database, `{ connection }` when it serves, `{ error }`.
 */
try {
  const server = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? "",
    onLog: (line) => line.startsWith("Creating") && say({ making: true }),
  });
  process.once("SIGTERM", () => {
    void server.stop().then(() => process.exit(0));
  });
  say({ connection: server.connection });
} catch (error) {
  say({ error: (error as Error).message });
}

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
