import type { ClassroomItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type Area, AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { pictureSource } from "../../curriculum/pictures/pictureAddress.ts";
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

/** The first step: area icon, title, trait and theme. */
export function TitleStep({ item, area }: { item: ClassroomItem; area: Area }) {
  const { t } = useTranslation("classroom");
  const facts = useFacts(item);
  const banner = item.details["banner_url"];
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
      {typeof banner === "string" && banner ? (
        <TitlePicture address={banner} />
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

function TitlePicture({ address }: { address: string }) {
  return (
    <Box
      component="img"
      {...pictureSource(address)}
      alt=""
      sx={{ maxWidth: "min(92cqi, 84cqb)", maxHeight: "40cqb", objectFit: "contain", borderRadius: 3 }}
    />
  );
}
