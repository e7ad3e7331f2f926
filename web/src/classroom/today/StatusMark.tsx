import Star from "@mui/icons-material/AutoAwesomeRounded";
import Done from "@mui/icons-material/CheckCircleRounded";
import Waiting from "@mui/icons-material/CloudQueueRounded";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import type { ItemStatus } from "./itemsOfToday.ts";

const faces = {
  open: { icon: Star, colour: "text.secondary" },
  waiting: { icon: Waiting, colour: "warning.main" },
  done: { icon: Done, colour: "success.main" },
} as const;

/** How an item stands, in a sign and a word; while it is to do, what it wins. */
export function StatusMark({ status, points }: { status: ItemStatus; points: number }) {
  const { t } = useTranslation("classroom");
  const { icon: Icon, colour } = faces[status];
  return (
    <Stack direction="row" sx={{ alignItems: "center", gap: 0.75, color: colour, typography: "subtitle2" }}>
      <Icon aria-hidden fontSize="small" />
      {t(`status.${status}`, { count: points })}
    </Stack>
  );
}
