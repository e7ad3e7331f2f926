import Back from "@mui/icons-material/ArrowBackRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { givingPath } from "../shared/givingPath.ts";

interface GivingHeadProps {
  title: string;
  text: ReactNode;
  /** Where the way back leads: the classroom's home, or giving. */
  back: "home" | "giving";
  children?: ReactNode;
}

export function GivingHead({ title, text, back, children }: GivingHeadProps) {
  const { t } = useTranslation(["giving", "classroom"]);
  return (
    <Box>
      <Button
        component={Link}
        to={back === "home" ? "/instructor/home" : givingPath}
        startIcon={<Back />}
        className="no-print"
        sx={{ ml: -1.5, mb: 1 }}
      >
        {t(back === "home" ? "classroom:home.back" : "back")}
      </Button>
      <Stack
        direction="row"
        sx={{ flexWrap: "wrap", gap: 2, alignItems: "center", justifyContent: "space-between" }}
      >
        <Box sx={{ maxWidth: "42rem", minWidth: 0 }}>
          <Typography variant="h1" sx={{ color: "area.charity", overflowWrap: "anywhere" }}>
            {title}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Box>
        {children}
      </Stack>
    </Box>
  );
}
