import LeftIcon from "@mui/icons-material/ArrowBackRounded";
import RightIcon from "@mui/icons-material/ArrowForwardRounded";
import UnpinnedIcon from "@mui/icons-material/PushPinOutlined";
import PinnedIcon from "@mui/icons-material/PushPinRounded";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { use, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { OnlyChoices } from "../permissions.ts";
import { useList } from "./ListContext.ts";
import type { ViewPanelProps } from "./ViewPanel.tsx";

const size = { width: 30, height: 30, p: 0.5, "&[aria-disabled=true]": { color: "action.disabled" } };
const plain = { listStyle: "none", margin: 0, padding: 0 };

/** The columns of a list: which are shown, in which order, and which are pinned. Those shown come first. */
export function ColumnList({ fields, choice }: Pick<ViewPanelProps, "fields" | "choice">) {
  const { labels } = useList();
  const { t } = useTranslation(["header", "ui"]);
  const only = use(OnlyChoices);
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ readonly field: string; readonly step: number } | null>(null);
  const { shown, pinned, choose } = choice;
  const tells = (field: string) => field === shown[0] || !only?.[field];
  const hidden = fields.filter((field) => !shown.includes(field));

  useEffect(() => {
    const able = list.current?.querySelectorAll<HTMLElement>(
      `[data-move="${moved?.field}"][aria-disabled=false]`,
    );
    // The browser takes the focus from a line that moves; at the end, the line's other button is the only one.
    able?.item(moved?.step === 1 ? able.length - 1 : 0)?.focus();
  }, [moved, shown]);

  const show = (field: string) => {
    const before = fields.slice(0, fields.indexOf(field)).findLast((each) => shown.includes(each));
    const at = shown.indexOf(before ?? "") + 1;
    choose(shown.toSpliced(at, 0, field), pinned + Number(at < pinned));
  };
  const without = (field: string) => shown.filter((each) => each !== field);
  const hide = (field: string) => choose(without(field), pinned - Number(shown.indexOf(field) < pinned));
  const put = (field: string, at: number, pins: number) =>
    choose(without(field).toSpliced(at, 0, field), pins);
  const move = (field: string, step: number) => {
    const to = shown.indexOf(field) + step;
    if (to < 1 || to >= shown.length) return;
    put(field, to, pinned);
    setMoved({ field, step });
  };
  /** Pins a column beside those that are pinned; unpinning takes it behind them. */
  const turn = (field: string, at: number) => {
    if (at === 0) choose(shown, pinned > 0 ? 0 : 1);
    else if (at < pinned) put(field, pinned - 1, pinned - 1);
    else put(field, Math.max(1, pinned), Math.max(2, pinned + 1));
  };

  return (
    <div role="group" aria-label={t("ui:view.columns")}>
      <Typography variant="subtitle2">{t("ui:view.columns")}</Typography>
      <Typography role="status" sx={visuallyHidden}>
        {moved &&
          t("columns.moved", {
            column: labels.field(moved.field),
            place: shown.indexOf(moved.field) + 1,
            total: shown.length,
          })}
      </Typography>
      <ul ref={list} style={plain} onClickCapture={() => setMoved(null)}>
        {[...shown, ...hidden].filter(tells).map((field) => {
          const at = shown.indexOf(field);
          const column = labels.field(field);
          const isPinned = at >= 0 && at < pinned;
          return (
            <Stack key={field} component="li" direction="row" sx={{ alignItems: "center" }}>
              <FormControlLabel
                label={column}
                sx={{ flex: 1, minWidth: 0, mr: 0.5 }}
                control={
                  <Checkbox
                    size="small"
                    checked={at >= 0}
                    disabled={at === 0}
                    onChange={(_event, on) => (on ? show : hide)(field)}
                  />
                }
              />
              {at > 0 &&
                [-1, 1].map((step) => (
                  <IconButton
                    key={step}
                    size="small"
                    sx={size}
                    data-move={field}
                    aria-label={t(step < 0 ? "columns.left" : "columns.right", { column })}
                    aria-disabled={at + step < 1 || at + step >= shown.length}
                    onClick={() => move(field, step)}
                  >
                    {step < 0 ? <LeftIcon fontSize="small" /> : <RightIcon fontSize="small" />}
                  </IconButton>
                ))}
              {at >= 0 && (
                <IconButton
                  size="small"
                  sx={size}
                  color={isPinned ? "primary" : "default"}
                  aria-pressed={isPinned}
                  aria-label={t("columns.pin", { column })}
                  onClick={() => turn(field, at)}
                >
                  {isPinned ? <PinnedIcon fontSize="small" /> : <UnpinnedIcon fontSize="small" />}
                </IconButton>
              )}
            </Stack>
          );
        })}
      </ul>
    </div>
  );
}
