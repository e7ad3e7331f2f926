import Box from "@mui/material/Box";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../core/session.ts";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Says at the foot of the screen that the line is down, as long as it is. */
export function OfflineNotice() {
  const { t } = useTranslation("app");
  const role = useSession()?.claims.role.name;
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Box
      role="status"
      className="no-print"
      sx={{ position: "fixed", insetInline: 0, bottom: 0, zIndex: "snackbar" }}
    >
      {!online && (
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
          {t(role === "Instructor" ? "offlineInClass" : "offline")}
        </Box>
      )}
    </Box>
  );
}
