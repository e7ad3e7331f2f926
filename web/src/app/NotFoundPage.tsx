import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSession } from "../core/session.ts";
import { LostKite } from "../ui/illustrations/LostKite.tsx";
import { useScreenTitle } from "./useScreenTitle.ts";

/** The page for unknown or forbidden addresses; who is signed in keeps the frame around it. */
export function NotFoundPage() {
  const { t } = useTranslation("app");
  const session = useSession();
  const isFramed = session?.claims.new_login === false;
  useScreenTitle();
  return (
    <Stack
      component={isFramed ? "div" : "main"}
      spacing={2}
      sx={{
        minHeight: isFramed ? "70dvh" : "100dvh",
        alignItems: "center",
        justifyContent: "center",
        textAlign: "center",
        p: 3,
      }}
    >
      <LostKite />
      <Typography variant="h1">{t("notFound.title")}</Typography>
      <Typography sx={{ maxWidth: "52ch", color: "text.secondary" }}>{t("notFound.text")}</Typography>
      <Button component={Link} to="/" variant="contained" size="large">
        {t(session ? "notFound.home" : "notFound.signIn")}
      </Button>
    </Stack>
  );
}
