import {
  fieldLabel,
  type Language,
  mayCall,
  type ReportName,
  reports,
  ruleMessages,
  savedReports,
} from "@kindling/contract";
import type { Caller } from "../../core/caller.ts";
import type { Db } from "../../core/database.ts";
import { fieldErrors } from "../../core/entities/validate.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Services, todayIn } from "../../core/services.ts";
import type { Asking } from "../machinery/reportRoutes.ts";
import { sourceOf } from "../reportSources.ts";
import { savedReportsSay } from "./savedReportsSay.ts";

export interface SavedChoice {
  readonly report: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly format?: string | null | undefined;
}

/** What making a report takes of the server. */
export type ReportKit = Pick<Services, "settings" | "files" | "now" | "readElsewhere"> & { readonly db: Db };

/**
 * Prepares a saved report with the user's permissions, scope and language.
 * @throws Refusal invalid at the field that is not allowed.
 */
export function askFor(choice: SavedChoice, caller: Caller, language: Language, kit: ReportKit) {
  const say = savedReportsSay[language];
  if (!Object.hasOwn(reports, choice.report)) throw invalid("report", say.noSuchReport);
  const { report, source } = sourceOf(choice.report as ReportName);
  if (!mayCall(report.download.access, caller)) throw invalid("report", say.noSuchReport);
  const format = report.formats.find((each) => each === choice.format);
  if (choice.format && !format) {
    const label = fieldLabel(savedReports.labels, "format", language);
    throw invalid("format", ruleMessages[language].oneOf(label, report.formats.join(", ")));
  }
  const { timeZone } = kit.settings;
  const asking: Asking = {
    db: kit.db,
    query: queryOf(
      report,
      { ...choice.filters, ...(report.formats.length > 1 && format && { format }) },
      language,
    ),
    context: { caller, today: todayIn(timeZone, kit.now()), timeZone, language },
    settings: kit.settings,
    files: kit.files,
  };
  try {
    source.check?.(asking);
  } catch (error) {
    throw error instanceof Refusal ? invalid("report", say.noSuchReport) : error;
  }
  return { report, source, asking };
}

/** Whether a user can have a saved report. */
export function mayAskFor(choice: SavedChoice, caller: Caller, kit: ReportKit): boolean {
  try {
    askFor(choice, caller, "en", kit);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The parsed filters; errors are reported at the filter. */
function queryOf(
  { download }: ReturnType<typeof sourceOf>["report"],
  filters: Readonly<Record<string, string>>,
  language: Language,
): Asking["query"] {
  const read = download.query.safeParse(filters, { reportInput: true });
  if (read.success) return read.data as Asking["query"];
  const errors = fieldErrors(read.error.issues, download.labels, language).map(({ msg, path }) => ({
    msg,
    path: `filters.${path ?? ""}`,
  }));
  throw new Refusal("invalid", errors[0]?.msg ?? "Invalid", { errors });
}
