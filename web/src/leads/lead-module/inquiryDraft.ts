import { onSignOut } from "../../core/session.ts";
import { readStored, writeStored } from "../../core/storage.ts";

export interface InquiryValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly organization: string;
  readonly phone: string;
  readonly program_id: string;
  readonly message: string;
}

export type InquiryField = keyof InquiryValues;

const blankInquiry: InquiryValues = {
  first_name: "",
  last_name: "",
  email: "",
  organization: "",
  phone: "",
  program_id: "",
  message: "",
};

const key = "leadDraft";

export function readDraft(): InquiryValues {
  try {
    const kept = JSON.parse(readStored("session", key) ?? "{}") as Record<string, unknown> | null;
    const texts = Object.entries(kept ?? {}).filter(
      ([name, value]) => name in blankInquiry && typeof value === "string",
    );
    return { ...blankInquiry, ...Object.fromEntries(texts) };
  } catch {
    return blankInquiry;
  }
}

/** Saves the draft against reloads; null deletes it. */
export function keepDraft(values: InquiryValues | null): void {
  writeStored("session", key, values && JSON.stringify(values));
}

onSignOut(() => keepDraft(null));
