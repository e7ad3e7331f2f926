import type { ErrorBody, FieldError } from "@kindling/contract";

/** A refused or failed call. The message is the first field error, else the server's sentence, else the fallback. */
export class CallError extends Error {
  override readonly name = "CallError";
  /** The HTTP status; 0 when the server could not be reached. */
  readonly status: number;
  readonly errors: FieldError[];
  /** What the refusal carries beside words, such as the current row of a 412. */
  readonly data: unknown;
  readonly requestId: string | null;
  /** The server's own words; null when it had none. */
  readonly serverMessage: string | null;
  /** How many seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | null;

  constructor(status: number, body: Partial<ErrorBody>, fallback: string, retryAfter: number | null = null) {
    const said = body.errors?.[0]?.msg ?? body.message ?? null;
    super(said ?? fallback);
    this.status = status;
    this.errors = body.errors ?? [];
    this.data = body.data;
    this.requestId = body.request_id ?? null;
    this.serverMessage = said;
    this.retryAfter = retryAfter;
  }
}
