import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import type { ClassroomArea } from "../classroomAreas.ts";

/** The areas in which nothing is on, small; their pages and files are there all the same. */
export function QuietAreas({ areas }: { readonly areas: readonly ClassroomArea[] }) {
  const { t } = useTranslation("home");
  const { t: ofClass } = useTranslation("classroom");
  if (areas.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="quiet-areas">
      <Typography id="quiet-areas" variant="h3" component="h2" sx={{ mb: 1, color: "text.secondary" }}>
        {t("quiet.title")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {areas.map((area) => (
          <Chip
            key={area.page}
            component={Link}
            to={area.path}
            clickable
            icon={<AreaIcon area={area.name} aria-hidden />}
            label={ofClass(`areas.${area.page}.name`)}
          />
        ))}
      </Box>
    </Box>
  );
}
