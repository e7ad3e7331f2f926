import type { InquiryField, InquiryValues } from "./inquiryDraft.ts";

/** What the form holds as the calls take it: a blank means nothing. */
export function bodyOf({ program_id, ...texts }: InquiryValues) {
  return { ...texts, program_id: program_id ? Number(program_id) : null };
}

/** What is wrong, by field. */
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
