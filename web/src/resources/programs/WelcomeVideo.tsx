import type { programEndpoints } from "@kindling/contract";
import OpenIcon from "@mui/icons-material/OpenInNewRounded";
import Link from "@mui/material/Link";
import { useTranslation } from "react-i18next";
import type { RowOf } from "../../ui/list/listRows.ts";

type Program = RowOf<typeof programEndpoints.list>;

/** The welcome video of a program, by its title, to be opened beside the portal. */
export function WelcomeVideo({ program }: { readonly program: Program }) {
  const { t } = useTranslation("curriculum");
  if (!program.welcome_video_url) return program.welcome_video_title;
  return (
    <Link
      href={program.welcome_video_url}
      target="_blank"
      rel="noreferrer"
      // The row below would open its form.
      onClick={(event) => event.stopPropagation()}
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}
    >
      {program.welcome_video_title ?? t("programs.watch")}
      <OpenIcon fontSize="inherit" aria-label={t("newTab")} />
    </Link>
  );
}
