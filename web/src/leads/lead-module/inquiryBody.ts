import type { InquiryField, InquiryValues } from "./inquiryDraft.ts";

/** Returns the request body; blanks are left out. */
export function bodyOf({ program_id, ...texts }: InquiryValues) {
  return { ...texts, program_id: program_id ? Number(program_id) : null };
}

export type InquiryErrors = Readonly<Partial<Record<InquiryField, string>>>;

/** The first sentence about each field of the form. */
export function errorsByField(
  errors: readonly { readonly path?: string | undefined; readonly msg: string }[],
  values: InquiryValues,
): InquiryErrors {
  const found: Partial<Record<InquiryField, string>> = {};
  for (const { path = "", msg } of errors) {
    if (path in values) found[path as InquiryField] ??= msg;
  }
  return found;
}
