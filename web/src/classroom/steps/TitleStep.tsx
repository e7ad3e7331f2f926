import type { ClassroomItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Area, AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { typeNameOf } from "../classroomAreas.ts";

/** Key facts of an item: duration, groups. */
function useFacts({ details }: ClassroomItem): readonly string[] {
  const { t } = useTranslation("classroom");
  const { duration_minutes, duration_days, group_size, players } = details;
  const said = (value: unknown) => (typeof value === "number" ? String(value) : value);
  const facts = [
    typeof duration_days === "number" && t("facts.days", { count: duration_days }),
    typeof duration_minutes === "number" && t("facts.minutes", { count: duration_minutes }),
    group_size && t("facts.groups", { size: said(group_size) }),
    players && t("facts.players", { players: said(players) }),
  ];
  return facts.filter((fact): fact is string => typeof fact === "string" && fact !== "");
}

/** A stage that is not high, such as that of a preview, has to spare room, so that all of it is seen. */
const low = "@container stage (max-height: 40rem)";

/** Whether an item has a picture of its own, of whichever kind. */
const hasTitlePicture = ({ details }: ClassroomItem) =>
  Boolean(details["banner_url"] || details["illustration"]);

/** The first step: title, trait and theme below its picture, which may come later, or the icon of its area. */
export function TitleStep({ item, area, picture }: { item: ClassroomItem; area: Area; picture: ReactNode }) {
  const { t } = useTranslation("classroom");
  const facts = useFacts(item);
  const belongsTo = [item.trait?.name, item.session_theme?.name].filter(
    (name) => name && name !== item.title,
  );
  const kind = typeNameOf(item);
  return (
    <Stack
      sx={{
        alignItems: "center",
        textAlign: "center",
        gap: "3cqb",
        maxWidth: "92cqi",
        [low]: { gap: "1.8cqb" },
      }}
    >
      {hasTitlePicture(item) ? (
        <Box sx={{ minHeight: "30cqb", [low]: { minHeight: "20cqb" } }}>{picture}</Box>
      ) : (
        <Box
          sx={{
            color: `area.${area}`,
            bgcolor: `areaSoft.${area}`,
            borderRadius: "50%",
            width: "min(22cqb, 40cqi)",
            aspectRatio: "1",
            display: "grid",
            placeItems: "center",
            [low]: { width: "min(15cqb, 40cqi)" },
          }}
        >
          <AreaIcon
            area={area}
            sx={{ fontSize: "min(14cqb, 25cqi)", [low]: { fontSize: "min(9.5cqb, 25cqi)" } }}
          />
        </Box>
      )}
      {kind && (
        <Typography variant="stageLabel" component="p" sx={{ color: `area.${area}` }}>
          {t(`kinds.${kind}`)}
        </Typography>
      )}
      <Typography
        data-aloud="item"
        variant="stageTitle"
        component="h1"
        sx={{ overflowWrap: "anywhere", textWrap: "balance" }}
      >
        {item.title}
      </Typography>
      {facts.length > 0 && (
        <Typography data-aloud="interface" variant="stageText" component="p">
          {facts.join(" · ")}
        </Typography>
      )}
      {belongsTo.length > 0 && (
        <Typography
          variant="stageText"
          component="p"
          sx={{ color: "text.secondary", [low]: { typography: "stageLabel" } }}
        >
          {belongsTo.join(" · ")}
        </Typography>
      )}
    </Stack>
  );
}
