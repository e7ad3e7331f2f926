import type { ClassroomItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { AreaIcon } from "../../resources/AreaIcon.tsx";
import type { ClassroomArea } from "../classroomAreas.ts";

/** What a class sees first: the sign of the area, the title, and what it belongs to. */
export function TitleStep({ item, area }: { item: ClassroomItem; area: ClassroomArea["name"] }) {
  const { t } = useTranslation("classroom");
  const belongsTo = [item.trait?.name, item.session_theme?.name].filter(Boolean);
  return (
    <Stack sx={{ alignItems: "center", textAlign: "center", gap: "3cqb", maxWidth: "92cqi" }}>
      <Box
        sx={{
          color: `area.${area}`,
          bgcolor: `areaSoft.${area}`,
          borderRadius: "50%",
          width: "min(22cqb, 40cqi)",
          aspectRatio: "1",
          display: "grid",
          placeItems: "center",
        }}
      >
        <AreaIcon area={area} sx={{ fontSize: "min(14cqb, 25cqi)" }} />
      </Box>
      <Typography variant="stageLabel" component="p" sx={{ color: `area.${area}` }}>
        {t(`areas.${area}.name`)}
      </Typography>
      <Typography variant="stageTitle" component="h1" sx={{ overflowWrap: "anywhere", textWrap: "balance" }}>
        {item.title}
      </Typography>
      {belongsTo.length > 0 && (
        <Typography variant="stageText" component="p" sx={{ color: "text.secondary" }}>
          {belongsTo.join(" · ")}
        </Typography>
      )}
    </Stack>
  );
}
