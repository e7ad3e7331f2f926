import type { activitySummary, ReplyOf } from "@kindling/contract";

/** A report of the contract: the call that answers the file, the one that answers its first rows, and its name. */
export type ReportDefinition = typeof activitySummary;

/** The first rows of a report, and how many there are in all. */
export type ReportPreview = ReplyOf<ReportDefinition["preview"]>["data"];
