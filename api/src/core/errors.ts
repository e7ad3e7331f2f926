import {
  type ErrorCode,
  type FieldError,
  fieldLabel,
  type Labels,
  type Language,
  type Localized,
  ruleMessages,
  type UsedBy,
} from "@kindling/contract";

/** What a refusal may carry besides its sentence. */
interface RefusalExtras {
  readonly errors?: readonly FieldError[];
  /** The total if `errors` is cut. */
  readonly errorCount?: number;
  readonly data?: unknown;
  readonly retryAfterSeconds?: number;
  /** Why a row can't be deleted. */
  readonly usedBy?: readonly UsedBy[];
}

/** A call that is refused, for the one error handler to put in the envelope. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly extras: RefusalExtras;

  constructor(code: ErrorCode, message: string, extras: RefusalExtras = {}) {
    super(message);
    this.code = code;
    this.extras = extras;
  }
}

/** A 422 about one field. */
export function invalid(path: string, msg: string): Refusal {
  return new Refusal("invalid", msg, { errors: [{ msg, path }] });
}

/** A 422 about fields that are missing. */
export function required(
  paths: readonly string[],
  labels: Localized<Labels> | undefined,
  language: Language,
): Refusal {
  const errors = paths.map((path) => ({
    msg: ruleMessages[language].required(fieldLabel(labels, path, language)),
    path,
  }));
  return new Refusal("invalid", errors[0]?.msg ?? "", { errors });
}

/** A 422 at a field that refers to nothing the caller can see. */
export function unknownReference(
  path: string,
  labels: Localized<Labels> | undefined,
  language: Language,
): Refusal {
  return invalid(path, ruleMessages[language].unknownReference(fieldLabel(labels, path, language)));
}
