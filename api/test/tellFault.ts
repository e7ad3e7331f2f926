import { channel } from "node:diagnostics_channel";
import { expect, onTestFailed } from "vitest";
import { Refusal } from "../src/core/errors.ts";

interface FailedCall {
  readonly request: { readonly id: string };
  readonly error: unknown;
}

const causes = new Map<string, unknown>();

channel("tracing:fastify.request.handler:error").subscribe((message) => {
  const { request, error } = message as FailedCall;
  if (!(error instanceof Refusal)) causes.set(request.id, error);
});

/** Prints the cause of a 500 if the test fails; the reply hides it. */
export function tellFault(call: string, requestId: string | undefined): void {
  const cause = causes.get(requestId ?? "");
  const tell = () => {
    process.stderr.write(`${call} failed on the server's side: ${String(cause)}\n`);
  };
  if (expect.getState().currentTestName) onTestFailed(tell);
  else tell();
}
