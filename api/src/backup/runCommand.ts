/** Exit code of an interrupted process. */
const stopped = 130;

/** Runs a command with its arguments; its errors are sentences, and an interruption ends it early. */
export async function runCommand(
  command: (args: readonly string[], signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const ending = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ending.abort());
  try {
    await command(process.argv.slice(2), ending.signal);
  } catch (error) {
    const { message, stack } = error as Error;
    const isOurs = error instanceof TypeError || error instanceof RangeError;
    process.stderr.write(
      ending.signal.aborted ? "Stopped before it finished.\n" : `${isOurs ? stack : message}\n`,
    );
    process.exitCode = ending.signal.aborted ? stopped : 1;
  }
}
