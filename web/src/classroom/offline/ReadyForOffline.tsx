import Ready from "@mui/icons-material/OfflinePinRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useReadyForOffline } from "./readiness.ts";
import { useConnection } from "./useConnection.ts";

/** Says that class mode opens without a connection, as soon as all that takes is on this device. */
export function ReadyForOffline() {
  const { t } = useTranslation("offline");
  const isReady = useReadyForOffline();
  const { isLost } = useConnection();
  return (
    // It comes after the rest, which would jump if there were no room for it.
    <Box role="status" sx={{ typography: "body2", minHeight: "1lh" }}>
      {isReady && !isLost && (
        <Typography
          variant="body2"
          sx={{ display: "flex", alignItems: "center", gap: 0.75, color: "text.secondary" }}
        >
          <Ready aria-hidden sx={{ fontSize: 18, color: "success.main" }} />
          {t("ready")}
        </Typography>
      )}
    </Box>
  );
}
