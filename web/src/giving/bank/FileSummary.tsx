import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import type { Preview } from "./bankPaths.ts";

const mostShown = 10;

/** What was found in a file, and which of its cells can't be read. */
export function FileSummary({ preview }: { readonly preview: Preview }) {
  const { t } = useTranslation("bank");
  const format = useFormat();
  const { line_count: count, from_on: from, to_on: to, skipped_count: skipped, missing, faults } = preview;
  const told = [
    t("new.lines", { count }),
    from && to && t("period", { from: format.date(from), to: format.date(to) }),
    t("new.sums", { in: format.money(preview.in_cents), out: format.money(preview.out_cents) }),
  ].filter(Boolean);
  return (
    <Stack spacing={1.5}>
      {missing.length > 0 && <Alert severity="warning">{t("new.missing")}</Alert>}
      {missing.length === 0 && count === 0 && faults.length === 0 && (
        <Alert severity="warning">{t("new.noLines")}</Alert>
      )}
      {count > 0 && <Typography>{told.join(" · ")}</Typography>}
      {skipped > 0 && <Typography variant="note">{t("new.skipped", { count: skipped })}</Typography>}
      {faults.length > 0 && (
        <Alert severity="error">
          <Typography sx={{ fontWeight: 600 }}>{t("new.faults", { count: preview.fault_count })}</Typography>
          <Box component="ul" sx={{ pl: 2.5, listStyle: "disc" }}>
            {faults.slice(0, mostShown).map(({ row, column, msg }) => (
              <li key={`${row} ${column}`}>{t("new.fault", { row, column, msg })}</li>
            ))}
            {preview.fault_count > mostShown && (
              <li>{t("new.moreFaults", { count: preview.fault_count - mostShown })}</li>
            )}
          </Box>
        </Alert>
      )}
    </Stack>
  );
}
