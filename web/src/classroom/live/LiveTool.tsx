import Devices from "@mui/icons-material/DevicesRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { QrCode } from "../../account/qr-code/QrCode.tsx";
import { fail } from "../../core/toasts.ts";
import { StageDialog } from "../stage/StageDialog.tsx";
import { StageTool } from "../stage/StageTool.tsx";
import { stageQrWidth } from "../stage/stageQrWidth.ts";
import { Badge } from "./Badge.tsx";
import { liveRoom } from "./liveRoom.ts";
import { useLiveRoom } from "./useLiveQuestion.ts";

/** Opens a room in which the class answers from its own devices, and shows how to join it. */
export function LiveTool({ site }: { readonly site: number }) {
  const { t } = useTranslation("presenter");
  const { room, isOnline } = useLiveRoom();
  const [isShown, setShown] = useState(false);
  useEffect(() => liveRoom.resume(site), [site]);
  async function show() {
    try {
      if (!liveRoom.read().room) await liveRoom.open(site);
      setShown(true);
    } catch (error) {
      fail(error, t("voting.live.failed"));
    }
  }
  async function end() {
    try {
      await liveRoom.end();
      setShown(false);
    } catch (error) {
      fail(error, t("voting.live.failed"));
    }
  }
  const code = room?.code ?? "";
  const devices = room?.devices ?? [];
  return (
    <>
      <StageTool
        label={room ? t("voting.live.open", { count: devices.length }) : t("voting.live.tool")}
        icon={Devices}
        onClick={() => void show()}
      />
      <StageDialog
        open={isShown && room !== null}
        title={t("voting.live.title", { address: `${window.location.host}/join` })}
        onClose={() => setShown(false)}
        buttons={
          <>
            <Button onClick={() => void end()}>{t("voting.live.end")}</Button>
            <Button variant="contained" onClick={() => setShown(false)} autoFocus>
              {t("voting.live.continue")}
            </Button>
          </>
        }
      >
        <Stack
          // Keys of the stage below do nothing meanwhile.
          onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
          direction={{ xs: "column", sm: "row" }}
          sx={{ gap: 3, alignItems: "center" }}
        >
          {/* The code stands behind #, so that no server and no log sees it. */}
          <QrCode
            text={`${window.location.origin}/join#${code}`}
            label={t("voting.live.qr")}
            width={stageQrWidth}
          />
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <Box>
              <Typography>{t("voting.live.code")}</Typography>
              <Box
                component="p"
                data-testid="live-code"
                sx={{ m: 0, fontSize: "2.6em", fontWeight: 800, letterSpacing: "0.12em", lineHeight: 1.2 }}
              >
                {code}
              </Box>
            </Box>
            <Typography role="status">
              {isOnline ? t("voting.live.devices", { count: devices.length }) : t("voting.live.offline")}
            </Typography>
            <Stack direction="row" sx={{ flexWrap: "wrap", gap: 0.75, maxWidth: "16em" }}>
              {devices.map(({ picture, color }) => (
                <Badge
                  key={`${picture} ${color}`}
                  badge={{ picture, color }}
                  label={`${t(`voting.pictures.${picture}`)}, ${t(`voting.colors.${color}`)}`}
                />
              ))}
            </Stack>
          </Stack>
        </Stack>
      </StageDialog>
    </>
  );
}
