import type { ClassroomItem } from "@kindling/contract";
import Star from "@mui/icons-material/AutoAwesomeRounded";
import Done from "@mui/icons-material/CheckCircleRounded";
import Waiting from "@mui/icons-material/CloudQueueRounded";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import type { ItemStatus } from "./itemsOfToday.ts";
import { useWorth } from "./useWorth.ts";

const faces = {
  open: { icon: Star, color: "text.secondary" },
  waiting: { icon: Waiting, color: "warning.main" },
  done: { icon: Done, color: "success.main" },
} as const;

/** An item's state as icon and word; its points while it is to do. */
export function StatusMark({ status, item }: { status: ItemStatus; item: ClassroomItem }) {
  const { t } = useTranslation("classroom");
  const worth = useWorth();
  const { icon: Icon, color } = faces[status];
  return (
    <Stack direction="row" sx={{ alignItems: "center", gap: 0.75, color: color, typography: "subtitle2" }}>
      <Icon aria-hidden fontSize="small" />
      {status === "open" ? worth(item) : t(`status.${status}`)}
    </Stack>
  );
}
