import type { ClassroomItem } from "@kindling/contract";
import Visit from "@mui/icons-material/EmojiPeopleRounded";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { minutesOf } from "./itemsOfToday.ts";

/** An item's trait, duration, last day and visitor, in one or two lines. */
export function ItemMarks({ item }: { readonly item: ClassroomItem }) {
  const { t } = useTranslation("home");
  const { t: ofClass } = useTranslation("classroom");
  const format = useFormat();
  const minutes = minutesOf(item);
  const days = item.details["duration_days"];
  const about = [
    item.type === "trait" ? null : item.trait?.name,
    item.session_theme?.name,
    minutes !== null && ofClass("item.minutes", { count: minutes }),
    typeof days === "number" && days > 0 && ofClass("facts.days", { count: days }),
    t("item.until", { date: format.date(item.end) }),
  ].filter(Boolean);
  return (
    <>
      <Typography variant="note" component="span">
        {about.join(" · ")}
      </Typography>
      {item.will_visit && (
        <Stack
          component="span"
          direction="row"
          sx={{ alignItems: "center", gap: 0.75, color: "info.main", typography: "subtitle2" }}
        >
          <Visit aria-hidden fontSize="small" />
          {t("item.willVisit")}
        </Stack>
      )}
    </>
  );
}
