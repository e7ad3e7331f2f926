import type { Language, Paper } from "@kindling/contract";
import type { Brand } from "../../account/set-up/readBrand.ts";

/** The texts of one certificate. */
export interface Certificate {
  readonly student: string;
  readonly grade: string | null;
  /** What the student is honored for: the form's trait, or else the form itself. */
  readonly trait: string | null;
  readonly form: string;
  readonly teacher: string;
  readonly site: string;
  /** The site's leader, if known. */
  readonly leader: string | null;
  /** The calendar date of the nomination. */
  readonly date: string;
}

/** What all certificates of one file have in common. */
export interface CertificateLook extends Brand {
  readonly language: Language;
  readonly paper: Paper;
}
