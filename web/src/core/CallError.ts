import type { ErrorBody, FieldError, UsedBy } from "@kindling/contract";
import i18next from "i18next";

/** A refused or failed call. The message is the first field error, else the server's sentence, else the fallback. */
export class CallError extends Error {
  override readonly name = "CallError";
  /** The HTTP status; 0 when the server could not be reached. */
  readonly status: number;
  readonly errors: FieldError[];
  /** Whether the call's key was used with another body before: that one was saved. */
  readonly isKeyUsed: boolean;
  /** How many errors there are in all, of which `errors` may hold only the first. */
  readonly errorCount: number;
  /** Tells apart what the status alone does not. */
  readonly code: ErrorBody["code"];
  /** What the refusal carries beside words, such as the current row of a 412. */
  readonly data: unknown;
  readonly requestId: string | null;
  /** What keeps a row from being deleted. */
  readonly usedBy: readonly UsedBy[];
  /** The server's own words; null when it had none. */
  readonly serverMessage: string | null;
  /** How many seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | null;

  /** Whether the token that was sent is refused, which the end of the login tells by itself. */
  readonly endsLogin: boolean;

  constructor(
    status: number,
    body: Partial<ErrorBody>,
    fallback: string,
    {
      retryAfter = null,
      endsLogin = false,
    }: { readonly retryAfter?: number | null; readonly endsLogin?: boolean } = {},
  ) {
    const isKeyUsed = body.errors?.[0]?.path === "Idempotency-Key";
    const said = isKeyUsed
      ? i18next.t("app:errors.savedBefore")
      : (body.errors?.[0]?.msg ?? body.message ?? null);
    super(said ?? fallback);
    this.status = status;
    this.isKeyUsed = isKeyUsed;
    this.errors = isKeyUsed ? [] : (body.errors ?? []);
    this.errorCount = body.error_count ?? this.errors.length;
    this.code = body.code;
    this.data = body.data;
    this.usedBy = body.used_by ?? [];
    this.requestId = body.request_id ?? null;
    this.serverMessage = said;
    this.retryAfter = retryAfter;
    this.endsLogin = endsLogin;
  }
}
