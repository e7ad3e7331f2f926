import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { ValueText } from "../list/cellTexts.tsx";

/** A field that another person has changed meanwhile. */
export interface Difference {
  readonly field: string;
  readonly label: string;
  readonly before: unknown;
  readonly theirs: unknown;
  /** Whether the user has changed it too. */
  readonly contested: boolean;
}

/** Shows another person's changes and lets the user choose which to keep. */
export function ConflictDialog({
  differences,
  onMine,
  onTheirs,
  onCancel,
}: {
  /** Null while there is no conflict. */
  readonly differences: readonly Difference[] | null;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation("ui");
  return (
    <Dialog
      open={differences !== null}
      onClose={onCancel}
      maxWidth="sm"
      fullWidth
      role="alertdialog"
      aria-labelledby="conflict"
    >
      <DialogTitle id="conflict">{t("conflict.title")}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t("conflict.text")}</Typography>
        <TableContainer>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t("conflict.field")}</TableCell>
                <TableCell>{t("conflict.before")}</TableCell>
                <TableCell>{t("conflict.now")}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {(differences ?? []).map((each) => (
                <TableRow key={each.field}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: each.contested ? 700 : 400 }}>
                    {each.label}
                    {each.contested && ` · ${t("conflict.contested")}`}
                  </TableCell>
                  <TableCell>
                    <ValueText value={each.before} />
                  </TableCell>
                  <TableCell>
                    <ValueText value={each.theirs} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button color="secondary" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button variant="outlined" onClick={onTheirs}>
          {t("conflict.theirs")}
        </Button>
        <Button variant="contained" onClick={onMine}>
          {t("conflict.mine")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
