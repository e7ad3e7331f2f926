import PhoneIcon from "@mui/icons-material/PhonelinkRingRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { QrCode } from "../../account/qr-code/QrCode.tsx";
import { fail } from "../../core/toasts.ts";
import { Badge } from "../live/Badge.tsx";
import { StageDialog } from "../stage/StageDialog.tsx";
import { StageTool } from "../stage/StageTool.tsx";
import { stageQrWidth } from "../stage/stageQrWidth.ts";
import { PhoneBridge } from "./PhoneBridge.tsx";
import { stagePhone } from "./stagePhone.ts";
import { useStagePhone } from "./useStagePhone.ts";

/** Pairs the teacher's phone with the stage by a code; the class sees the code too, so the teacher confirms the phone. */
export function PhoneTool({ onPair }: { readonly onPair: () => void }) {
  const { t } = useTranslation("presenter");
  const { phone, isOnline } = useStagePhone();
  const [isShown, setShown] = useState(false);
  useEffect(() => stagePhone.resume(), []);
  const isConfirmed = phone?.is_confirmed ?? false;
  const pair = useEffectEvent(onPair);
  useEffect(() => {
    if (isConfirmed) pair();
  }, [isConfirmed]);

  async function ask(what: () => Promise<void>) {
    try {
      await what();
    } catch (error) {
      fail(error, t("phone.failed"));
    }
  }
  const offer = () => ask(stagePhone.offer);
  const show = () => {
    setShown(true);
    if (!phone) void offer();
  };
  const close = () => setShown(false);
  const end = () =>
    ask(async () => {
      await stagePhone.end();
      close();
    });
  const badge = phone?.badge;
  const code = phone?.code;
  return (
    <>
      <StageTool
        label={t(isConfirmed ? "phone.paired" : "phone.tool")}
        icon={PhoneIcon}
        onClick={show}
        roomy
      />
      <StageDialog
        open={isShown}
        title={t(isConfirmed ? "phone.paired" : badge ? "phone.yours" : "phone.title")}
        onClose={close}
        buttons={
          isConfirmed ? (
            <>
              <Button onClick={() => void end()}>{t("phone.end")}</Button>
              <Button variant="contained" onClick={close} autoFocus>
                {t("voting.live.continue")}
              </Button>
            </>
          ) : badge ? (
            <>
              <Button onClick={() => void offer()}>{t("phone.no")}</Button>
              <Button variant="contained" onClick={() => void ask(stagePhone.confirm)}>
                {t("phone.yes")}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={() => void offer()}>{t("phone.newCode")}</Button>
              <Button onClick={close}>{t("phone.close")}</Button>
            </>
          )
        }
      >
        <Stack
          // Keys of the stage below do nothing meanwhile.
          onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
          direction={{ xs: "column", sm: "row" }}
          sx={{ gap: 3, alignItems: "center" }}
        >
          {badge && (
            <Box sx={{ fontSize: "3em", flex: "none", lineHeight: 0 }}>
              <Badge
                badge={badge}
                label={`${t(`voting.pictures.${badge.picture}`)}, ${t(`voting.colors.${badge.color}`)}`}
              />
            </Box>
          )}
          {code && (
            // The code stands behind #, so that no server and no log sees it.
            <QrCode
              text={`${window.location.origin}/join#p.${code}`}
              label={t("phone.qr")}
              width={stageQrWidth}
            />
          )}
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <Typography role="status">
              {isConfirmed
                ? t(isOnline ? "phone.leads" : "phone.offline")
                : badge
                  ? t("phone.compare")
                  : code
                    ? t("phone.scan", { address: `${window.location.host}/join` })
                    : t("phone.expired")}
            </Typography>
            {code && (
              <Box
                component="p"
                data-testid="phone-code"
                sx={{ m: 0, fontSize: "2.6em", fontWeight: 800, letterSpacing: "0.12em", lineHeight: 1.2 }}
              >
                {code}
              </Box>
            )}
          </Stack>
        </Stack>
      </StageDialog>
      {isConfirmed && <PhoneBridge />}
    </>
  );
}
