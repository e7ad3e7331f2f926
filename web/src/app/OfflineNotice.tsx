import Box from "@mui/material/Box";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { onWindow } from "../core/listening.ts";

const subscribe = (listener: () => void) => onWindow(["online", "offline"], listener);

/** Shown while offline; the classroom has its own notice. */
export function OfflineNotice() {
  const { t } = useTranslation("app");
  const inClassroom = useLocation().pathname.startsWith("/instructor/");
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Box
      role="status"
      className="no-print"
      sx={{ position: "fixed", insetInline: 0, bottom: 0, zIndex: "snackbar" }}
    >
      {!online && !inClassroom && (
        <Box
          sx={{
            bgcolor: "secondary.dark",
            color: "secondary.contrastText",
            textAlign: "center",
            typography: "body2",
            px: 2,
            py: 1.25,
          }}
        >
          {t("offline")}
        </Box>
      )}
    </Box>
  );
}
