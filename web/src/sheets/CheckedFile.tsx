import type { SheetBody, SheetMapping } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../core/language.ts";
import { ImportCounts } from "../ui/importing/ImportOutcome.tsx";
import type { Checked, SentFile } from "../ui/importing/useImport.ts";
import { ImportPreview, isMendable } from "./ImportPreview.tsx";
import { useSheetTexts } from "./useSheetTexts.ts";

/** What the check of a file found: what is wrong with it, or what its import would do. */
export function CheckedFile({
  sent,
  checked,
  details,
  onChanges,
  onMatch,
  onDownloadBad,
  children,
}: {
  readonly sent: SentFile;
  readonly checked: Checked;
  readonly details: ReactNode;
  readonly onChanges: (changes: NonNullable<SheetBody["changes"]>) => void;
  readonly onMatch: (mapping: SheetMapping) => void;
  readonly onDownloadBad: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation("ui");
  const { t: tell } = useSheetTexts();
  const format = useFormat();
  const { errors, errorCount, caution, mapping, result } = checked;
  const rows = new Set(errors.map((error) => `${error.file} ${error.row}`)).size;
  const hasRows = checked.preview !== undefined || errors.some((error) => error.file);
  return (
    <>
      <Stack direction="row" sx={{ columnGap: 1, flexWrap: "wrap", alignItems: "center" }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: "anywhere", mr: 1 }}>{sent.file.name}</Typography>
        {mapping && (
          <Button size="small" onClick={() => onMatch(mapping)}>
            {tell("columns.button")}
          </Button>
        )}
        {errors.some(({ row = 1 }) => row > 1) && (
          <Button size="small" onClick={onDownloadBad}>
            {t("import.downloadBad")}
          </Button>
        )}
      </Stack>
      {errors.length > 0 && hasRows && (
        <Alert severity="error">
          {errorCount > errors.length
            ? t("import.badFirst", {
                count: errorCount,
                all: format.number(errorCount),
                shown: format.number(errors.length),
              })
            : isMendable(checked)
              ? tell("bad", { count: errors.length, rows: t("import.badRows", { count: rows }) })
              : t("import.bad", { count: errors.length, rows: t("import.badRows", { count: rows }) })}
        </Alert>
      )}
      {errors.length > 0 && !hasRows && (
        <Alert severity="error">
          {errors.map((error) => (
            <div key={error.msg}>{error.msg}</div>
          ))}
        </Alert>
      )}
      {caution !== null && <Alert severity="warning">{caution}</Alert>}
      {result && (
        <>
          {caution === null && <Alert severity="success">{t("import.fine", { count: result.total })}</Alert>}
          <ImportCounts result={result} done={false} />
          {children}
        </>
      )}
      {details}
      <ImportPreview checked={checked} changes={sent.changes ?? {}} onChanges={onChanges} />
    </>
  );
}
