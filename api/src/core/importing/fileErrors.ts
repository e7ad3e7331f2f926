import { type FieldError, mostErrors } from "@kindling/contract";
import { Refusal } from "../errors.ts";

const longestShown = 200;

/** The longest excerpt of a cell in messages. */
export const shownCell = (text: string) =>
  text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;

/** The first errors of a file and their total. */
export class FileErrors {
  readonly first: FieldError[] = [];
  count = 0;
  private readonly most: number;

  constructor(most = mostErrors) {
    this.most = most;
  }

  add(error: FieldError): void {
    this.count += 1;
    if (this.first.length >= this.most) return;
    this.first.push({ ...error, ...(error.value !== undefined && { value: shownCell(error.value) }) });
  }

  /** Takes over what was gathered elsewhere. */
  addAll({ first, count }: Pick<FileErrors, "first" | "count">): void {
    for (const error of first) this.add(error);
    this.count += count - first.length;
  }

  /** Puts them in the order of the file's rows. */
  sort(): this {
    this.first.sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
    return this;
  }

  refusal(message: string, data?: unknown): Refusal {
    return new Refusal("invalid", message, { errors: this.first, errorCount: this.count, data });
  }
}
