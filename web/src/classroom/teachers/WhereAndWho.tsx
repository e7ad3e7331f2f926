import PersonIcon from "@mui/icons-material/PersonRounded";
import PlaceIcon from "@mui/icons-material/PlaceRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Profile } from "../../core/session.ts";
import { useStanding } from "./standing.ts";

interface WayProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly text: string;
  readonly label: string;
}

function Way({ to, icon, text, label }: WayProps) {
  return (
    <Button
      component={Link}
      to={to}
      color="secondary"
      size="small"
      startIcon={icon}
      aria-label={label}
      sx={{ minWidth: 0, maxWidth: 1, minHeight: 28, py: 0.25, justifyContent: "flex-start" }}
    >
      <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
        {text}
      </Box>
    </Button>
  );
}

interface WhereAndWhoProps {
  readonly site: Profile["schools"][number];
  readonly user: Profile;
}

/** In the header: the site if there are several, and the teacher of a shared sign-in; both can be changed. */
export function WhereAndWho({ site, user }: WhereAndWhoProps) {
  const { t } = useTranslation("home");
  const { t: ofFrame } = useTranslation("app");
  const standing = useStanding(site.id);
  const name = standing && (standing.teacher?.name ?? user.fullName);
  return (
    <Box
      sx={{
        display: "flex",
        flexDirection: { xs: "column", md: "row" },
        alignItems: { xs: "flex-start", md: "center" },
        columnGap: 1,
        minWidth: 0,
      }}
    >
      {user.schools.length > 1 && (
        <Way
          to="/instructor/selection"
          icon={<PlaceIcon />}
          text={site.name}
          label={`${site.name}. ${ofFrame("menu.switchSite")}`}
        />
      )}
      {name && (
        <Way
          to="/instructor/selection?step=teacher"
          icon={<PersonIcon />}
          text={name}
          label={`${name}. ${t("header.switchTeacher")}`}
        />
      )}
    </Box>
  );
}
