import {
  type FieldError,
  oneRosterEndpoints,
  programEndpoints,
  providerEndpoints,
  type Reference,
} from "@kindling/contract";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../core/api.ts";
import { DropZone } from "../../ui/importing/DropZone.tsx";
import { type Choosing, ImportSteps } from "../../ui/importing/ImportSteps.tsx";
import { ReferencePicker } from "../../ui/picking/ReferencePicker.tsx";
import { RosterDetails } from "./RosterDetails.tsx";

/** Takes a district's roster over: whose its sites are, the file, what it would do, and what it did. */
export function OneRosterDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation("people");
  const { t: ui } = useTranslation("ui");
  const [provider, setProvider] = useState<Reference | null>(null);
  const [program, setProgram] = useState<Reference | null>(null);
  const headers = [
    t("roster.file"),
    t("roster.row"),
    t("roster.column"),
    t("roster.value"),
    t("roster.reason"),
  ];
  const choose = ({ checking, onFile }: Choosing) =>
    checking === null ? (
      <>
        <Typography>{t("roster.text")}</Typography>
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", "& > *": { flex: "1 1 200px" } }}>
          <ReferencePicker
            list={providerEndpoints.list}
            label={t("roster.provider")}
            value={provider}
            onChange={setProvider}
            required
          />
          <ReferencePicker
            list={programEndpoints.list}
            label={t("roster.program")}
            value={program}
            onChange={setProgram}
            required
          />
        </Stack>
        {provider && program ? (
          <DropZone
            accept=".zip,application/zip"
            hint={t("roster.kinds")}
            onFile={(file) => onFile(file, "upsert")}
          />
        ) : (
          <Typography color="textSecondary">{t("roster.first")}</Typography>
        )}
      </>
    ) : (
      <Stack spacing={1.5} sx={{ py: 4 }}>
        <Typography>{ui("import.checking", { name: checking })}</Typography>
        <LinearProgress aria-label={ui("import.progress")} />
      </Stack>
    );
  return (
    <ImportSteps
      open={open}
      onClose={onClose}
      kind={{
        endpoint: oneRosterEndpoints.import,
        things: t("roster.button"),
        title: t("roster.title"),
        body: { provider_id: provider?.id, program_id: program?.id },
        choose,
        downloadBad: (_file, checked) =>
          saveFile(faultsCsv(headers, checked.errors), `${t("roster.badFile")}.csv`),
        details: (found) => <RosterDetails errors={found.errors} result={found.result} />,
      }}
    />
  );
}

/** Cells that a spreadsheet would take for formulas get an apostrophe before them. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Everything that is wrong with a roster, one fault a line, as a CSV file. */
function faultsCsv(headers: readonly string[], errors: readonly FieldError[]): Blob {
  const lines = [
    headers,
    ...errors.map(({ file = "", row, column = "", value = "", msg }) => [
      file,
      String(row ?? ""),
      column,
      value,
      msg,
    ]),
  ];
  const text = lines.map((cells) => cells.map(csvCell).join(",")).join("\r\n");
  // The mark at the start tells spreadsheets that this is UTF-8.
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}
