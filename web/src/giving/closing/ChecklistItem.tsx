import type { ClosingItem, SessionClosing } from "@kindling/contract";
import DoneIcon from "@mui/icons-material/CheckCircleRounded";
import OpenIcon from "@mui/icons-material/ErrorOutlineRounded";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../core/language.ts";
import { useMayOpen } from "../../ui/useMayOpen.ts";

interface Place {
  readonly path: string;
  readonly query: string;
  readonly shows: "responses" | "donations" | "classes";
}

/** The list or report that shows an item's rows. */
const placeOf: Partial<Record<ClosingItem, Place>> = {
  uncounted: { path: "/activity-detail", query: "", shows: "responses" },
  held: { path: "/donations", query: "&status=held", shows: "donations" },
  unverified: { path: "/donations", query: "&status=counted", shows: "donations" },
  undecided: {
    path: "/charity-earning-distribution",
    query: "&charity_choice=open",
    shows: "classes",
  },
};

/** One line of the checklist: done, or open with what it comes to, where to see it, and a box to accept it. */
export function ChecklistItem({
  name,
  item,
  session,
  isAccepted,
  onAccept,
}: {
  readonly name: ClosingItem;
  /** What is open; undefined if nothing is. */
  readonly item: SessionClosing["items"][number] | undefined;
  readonly session: number;
  readonly isAccepted: boolean;
  readonly onAccept: (isOn: boolean) => void;
}) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const mayOpen = useMayOpen();
  const place = placeOf[name];
  const Icon = item ? OpenIcon : DoneIcon;
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "auto 1fr", sm: "auto 1fr auto" },
        columnGap: 1.5,
        alignItems: "start",
        py: 1.25,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Icon color={item ? "warning" : "success"} aria-hidden sx={{ mt: 0.25 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: item ? 600 : 400 }}>
          {item ? t(`closing.items.${name}`, { count: item.count }) : t(`closing.done.${name}`)}
          {item?.cents != null && ` · ${format.money(item.cents)}`}
        </Typography>
        {item && item.first.length > 0 && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {item.first.join(" · ")}
          </Typography>
        )}
        {item && place && mayOpen(place.path) && (
          <MuiLink component={Link} to={`${place.path}?sessions=${session}${place.query}`} variant="body2">
            {t(`closing.show.${place.shows}`)}
          </MuiLink>
        )}
      </Box>
      {item && name !== "not_ended" && (
        <FormControlLabel
          sx={{ gridColumn: { xs: "2", sm: "3" }, mr: 0 }}
          control={
            <Checkbox
              checked={isAccepted}
              onChange={(event) => onAccept(event.target.checked)}
              slotProps={{
                input: {
                  "aria-label": t("closing.acceptItem", {
                    item: t(`closing.items.${name}`, { count: item.count }),
                  }),
                },
              }}
            />
          }
          label={t("closing.accept")}
        />
      )}
    </Box>
  );
}
