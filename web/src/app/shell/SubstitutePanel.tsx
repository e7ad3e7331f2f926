import LogoutIcon from "@mui/icons-material/LogoutRounded";
import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { leaveClass } from "../../account/substituting/substituteLink.ts";
import { LanguageChoice } from "../preferences/LanguageChoice.tsx";
import { ThemeChoice } from "../preferences/ThemeChoice.tsx";

/** What the account menu opens for a substitute: language, colors, and the way out. */
export function SubstitutePanel({
  anchor,
  onClose,
}: {
  /** The button that it is opened below; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["viewAs", "app"]);
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: -8, horizontal: "right" }}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-label": t("standIn.label"),
          sx: { width: 300, maxWidth: "calc(100vw - 32px)", p: 2, bgcolor: "background.raised" },
        },
      }}
    >
      <Stack spacing={1.5}>
        <Typography variant="h3" component="p">
          {t("standIn.label")}
        </Typography>
        <LanguageChoice />
        <ThemeChoice />
        <Button
          color="secondary"
          startIcon={<LogoutIcon />}
          sx={{ justifyContent: "flex-start" }}
          onClick={() => void leaveClass()}
        >
          {t("standIn.leave")}
        </Button>
      </Stack>
    </Popover>
  );
}
