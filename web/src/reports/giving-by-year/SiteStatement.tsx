import { givingByYearEndpoints } from "@kindling/contract";
import FileIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMayCall } from "../../ui/useMayCall.ts";
import type { ReportChoice } from "../useReportFilters.ts";
import { PeriodControl } from "./PeriodControl.tsx";
import { useYearFiles } from "./useYearFiles.ts";

interface Place {
  readonly name: string;
  readonly of: { readonly schools?: number; readonly providers?: number };
}

/** Downloads the statement of a site, or those of a provider's sites, for a period. */
export function SiteStatement(place: Place) {
  return useMayCall(givingByYearEndpoints.statements) ? <Statement {...place} /> : null;
}

function Statement({ name, of }: Place) {
  const { t } = useTranslation(["givingByYear", "ui"]);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReportChoice>({});
  const files = useYearFiles();
  const close = () => setOpen(false);
  const isWhole = chosen["period"] !== "dates" || Boolean(chosen["from"] && chosen["to"]);
  const label = t(of.schools ? "statement.one" : "statement.many");
  return (
    <>
      <Button color="secondary" variant="outlined" startIcon={<FileIcon />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby="site-statement">
        <DialogTitle id="site-statement">{t("statement.title", { name })}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{t("statement.text")}</Typography>
          <PeriodControl
            chosen={chosen}
            onChange={(changes) =>
              setChosen((before) => ({
                ...before,
                ...Object.fromEntries(
                  Object.entries(changes).map(([key, values]) => [key, values.join(",")]),
                ),
              }))
            }
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={close}>
            {t("ui:cancel")}
          </Button>
          <Button
            variant="contained"
            disabled={!isWhole}
            loading={files.isBusy}
            onClick={() => void files.statements(chosen, of, name).then(close)}
          >
            {t("statement.download")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
