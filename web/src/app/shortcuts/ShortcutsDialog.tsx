import "./shortcuts.css";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { Fragment, useId, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { commandKey } from "../finding/commandKey.ts";
import { singleKeys } from "./singleKeys.ts";

interface Shortcut {
  readonly label: string;
  /** One after the other. */
  readonly keys: readonly string[];
}

/** All shortcuts of the keyboard outside of class mode, and whether those of a single key are on. */
export function ShortcutsDialog({
  open,
  places,
  onClose,
  onGuide,
}: {
  readonly open: boolean;
  readonly places: readonly { readonly letter: string; readonly label: string }[];
  readonly onClose: () => void;
  readonly onGuide: () => void;
}) {
  const { t } = useTranslation(["header", "ui"]);
  const id = useId();
  const isOn = useSyncExternalStore(singleKeys.listen, singleKeys.read);
  const finds: Shortcut = { label: t("find.title"), keys: [commandKey("K")] };
  const anywhere: readonly Shortcut[] = [
    { label: t("shortcuts.search"), keys: ["/"] },
    { label: t("shortcuts.help"), keys: ["?"] },
  ];
  const cell: Shortcut = { label: t("shortcuts.cell"), keys: ["F2"] };
  const list: readonly Shortcut[] = [
    { label: t("shortcuts.rows"), keys: ["↓"] },
    { label: t("shortcuts.next"), keys: ["J"] },
    { label: t("shortcuts.previous"), keys: ["K"] },
    { label: t("shortcuts.open"), keys: ["Enter"] },
    { label: t("shortcuts.edit"), keys: ["E"] },
    cell,
    { label: t("shortcuts.tick"), keys: ["X"] },
    { label: t("shortcuts.all"), keys: [commandKey("A")] },
  ];
  const go = places.map(({ letter, label }) => ({ label, keys: ["G", letter.toUpperCase()] }));
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t("shortcuts.title")}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          label={t("shortcuts.single")}
          control={<Switch checked={isOn} onChange={(_event, on) => singleKeys.turn(on)} />}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t("shortcuts.singleText", { keys: commandKey("K") })}
        </Typography>
        <div className="shortcuts">
          <div>
            <Shortcuts
              heading={t("shortcuts.where.anywhere")}
              shortcuts={[finds, ...(isOn ? anywhere : [])]}
            />
            <Shortcuts heading={t("shortcuts.where.list")} shortcuts={isOn ? list : [cell]} />
          </div>
          {isOn && (
            <div>
              <Shortcuts heading={t("shortcuts.where.go")} shortcuts={go} />
            </div>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onGuide}>
          {t("guide.open")}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t("ui:close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Shortcuts({
  heading,
  shortcuts,
}: {
  readonly heading: string;
  readonly shortcuts: readonly Shortcut[];
}) {
  const { t } = useTranslation("header");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3">
        {heading}
      </Typography>
      <ul>
        {shortcuts.map(({ label, keys }) => (
          <li key={keys.join(" ")}>
            {label}
            <span className="keys">
              {keys.map((key, nth) => (
                <Fragment key={nth}>
                  {nth > 0 && t("shortcuts.then")}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
