import { type GivingPeriod, givingPeriods, yearName } from "@kindling/contract";
import FileIcon from "@mui/icons-material/FileDownloadOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";
import { useYears } from "./useYears.ts";

/** What is chosen, as calls take it; this school year unless something is. */
export type PeriodChoice = Readonly<Record<string, string>>;

const ends = ["from", "to"] as const;

/** Which days are told: a school year, a fiscal year or any two dates. */
export function PeriodControl({
  chosen,
  onChange,
  years,
}: {
  readonly chosen: PeriodChoice;
  /** Takes values of `period`, `year`, `from` and `to`; none removes one. */
  readonly onChange: (changes: Readonly<Record<string, readonly string[]>>) => void;
  /** The years there is something of, as far as that is known. */
  readonly years?: readonly number[] | undefined;
}) {
  const { t } = useTranslation("givingByYear");
  const { startOf, yearNow, today } = useYears();
  const kind = (chosen["period"] ?? "school_year") as GivingPeriod;
  const year = Number(chosen["year"] ?? yearNow(kind));
  const offered = [...new Set([...(years ?? [yearNow(kind), yearNow(kind) - 1]), year])].sort(
    (a, b) => b - a,
  );
  const choose = (next: GivingPeriod) =>
    onChange({
      period: next === "school_year" ? [] : [next],
      year: [],
      from: next === "dates" ? [`${today.slice(0, 7)}-01`] : [],
      to: next === "dates" ? [today] : [],
    });
  return (
    <Box
      role="group"
      aria-label={t("period.label")}
      className="no-print"
      sx={{ display: "flex", gap: 2, flexWrap: "wrap", alignItems: "center" }}
    >
      <ToggleChoice
        label={t("period.label")}
        value={kind}
        choices={givingPeriods.map((value) => ({ value, children: t(`period.${value}`) }))}
        onChange={choose}
        sx={{ flexWrap: "wrap" }}
      />
      {kind === "dates" ? (
        ends.map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(`period.${end}`)}
            value={chosen[end] ?? ""}
            onChange={({ target: { value } }) => onChange({ [end]: value ? [value] : [] })}
          />
        ))
      ) : (
        <TextField
          select
          label={t("period.year")}
          value={String(year)}
          onChange={({ target: { value } }) =>
            onChange({ year: Number(value) === yearNow(kind) ? [] : [value] })
          }
          sx={{ minWidth: 140 }}
        >
          {offered.map((each) => (
            <MenuItem key={each} value={String(each)}>
              {yearName(each, startOf(kind))}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}

/** A button that asks for which period a statement is wanted, and downloads it. */
export function StatementDialog({
  label,
  title,
  text,
  isBusy,
  onDownload,
  children,
}: {
  /** What the button says. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly isBusy: boolean;
  /** Resolves once it is downloaded. */
  readonly onDownload: (chosen: PeriodChoice) => Promise<unknown>;
  /** What else can be done in the dialog, given how it is closed. */
  readonly children?: (close: () => void) => ReactNode;
}) {
  const { t } = useTranslation(["givingByYear", "ui"]);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<PeriodChoice>({});
  const id = useId();
  const close = () => setOpen(false);
  const isWhole = chosen["period"] !== "dates" || Boolean(chosen["from"] && chosen["to"]);
  return (
    <>
      <Button color="secondary" variant="outlined" startIcon={<FileIcon />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{text}</Typography>
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
          {children?.(close)}
          <Button
            variant="contained"
            disabled={!isWhole}
            loading={isBusy}
            onClick={() => void onDownload(chosen).then(close)}
          >
            {t("statement.download")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
