import { fieldLabel, issueMessage, type Language, leadEndpoints, leads } from "@kindling/contract";
import { bodyOf, errorsByField, type InquiryErrors } from "./inquiryBody.ts";
import type { InquiryValues } from "./inquiryDraft.ts";

/** Checks the input with the contract's rules. Loaded on first input, not with the page. */
export function checkInquiry(values: InquiryValues, language: Language): InquiryErrors {
  const parsed = leadEndpoints.create.body.safeParse(bodyOf(values), { reportInput: true });
  if (parsed.success) return {};
  return errorsByField(
    parsed.error.issues.map((issue) => {
      const path = issue.path.join(".");
      return { path, msg: issueMessage(issue, fieldLabel(leads.labels, path, language), language) };
    }),
    values,
  );
}
