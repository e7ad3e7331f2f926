import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Snackbar from "@mui/material/Snackbar";
import Typography from "@mui/material/Typography";
import { useId, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { bulkReports, tell } from "../../ui/bulk/bulkReport.ts";
import { RowLink } from "./RowLink.tsx";

const close = () => tell(null);

/** Shows a bulk change's progress, its skipped rows, and what prevents a deletion. */
export function BulkReportDialog() {
  const { t } = useTranslation("ui");
  const id = useId();
  const report = useSyncExternalStore(bulkReports.listen, bulkReports.read);
  if (!report) return null;
  if (report.kind === "busy") {
    return (
      <Snackbar open anchorOrigin={{ vertical: "bottom", horizontal: "center" }}>
        <Box
          role="status"
          sx={{ bgcolor: "background.paper", borderRadius: 1, boxShadow: 6, px: 2, py: 1.5, minWidth: 240 }}
        >
          <Typography sx={{ mb: 1 }}>{t("bulk.busy", { count: report.count })}</Typography>
          <LinearProgress aria-label={t("bulk.busy", { count: report.count })} />
        </Box>
      </Snackbar>
    );
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={id} scroll="paper">
      <DialogTitle id={id}>{report.kind === "used" ? t("bulk.usedTitle") : report.message}</DialogTitle>
      <DialogContent dividers>
        {report.kind === "used" && <Typography sx={{ mb: 1 }}>{report.message}</Typography>}
        <Box component="ul" sx={{ pl: 2.5, listStyle: "revert" }}>
          {report.kind === "skipped"
            ? report.skipped.map((row) => (
                <li key={row.id}>
                  <strong>{row.name}</strong>: {row.msg}
                </li>
              ))
            : report.usedBy.flatMap(({ resource, rows }) =>
                rows.map((row) => (
                  <li key={`${resource}${row.id}`}>
                    <RowLink resource={resource} row={row} onFollow={close} />
                  </li>
                )),
              )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close} autoFocus>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
