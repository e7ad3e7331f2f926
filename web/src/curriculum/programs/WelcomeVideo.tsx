import type { programEndpoints } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import type { RowOf } from "../../ui/list/listRows.ts";
import { FilmCell } from "../captions/FilmCell.tsx";

type Program = RowOf<typeof programEndpoints.list>;

/** The welcome video of a program: small next to its title, played in place. */
export function WelcomeVideo({ program }: { readonly program: Program }) {
  const { t } = useTranslation("curriculum");
  if (!program.welcome_video_url) return program.welcome_video_title;
  const title = program.welcome_video_title ?? t("programs.watch");
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1.25, maxWidth: 1 }}>
      <FilmCell title={title} address={program.welcome_video_url} />
      <Box
        component="span"
        sx={{
          display: "-webkit-box",
          WebkitBoxOrient: "vertical",
          WebkitLineClamp: "2",
          overflow: "hidden",
          lineHeight: 1.3,
        }}
      >
        {title}
      </Box>
    </Box>
  );
}
