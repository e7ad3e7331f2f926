import { startEmbeddedPostgres } from "../src/embedded-postgres/embeddedPostgres.ts";

/**
 * Runs only the embedded database, for tests that kill it. Prints one JSON line: `{ making }`, `{ connection }` or `{
 * error }`.
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
