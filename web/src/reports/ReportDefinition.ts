import type { Report } from "@kindling/contract";

export type { ReportPreview } from "@kindling/contract";

/** A report of the contract: the call that answers the file, the one that answers its first rows, and its name. */
export type ReportDefinition = Report;
