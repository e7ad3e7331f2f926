import type { loginEndpoints, ReplyOf } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";

type OwnLogin = ReplyOf<typeof loginEndpoints.own>["data"][number];
/** One's own tells more than somebody else's. */
type Login = ReplyOf<typeof loginEndpoints.list>["data"][number] & Partial<OwnLogin>;

function stateOf(login: Login): "current" | "open" | "ended" | "expired" {
  if (login.is_current) return "current";
  if (login.ended_at) return "ended";
  return Date.parse(login.expires_at) > Date.now() ? "open" : "expired";
}

/** Whether it can still be used, by this device or another. */
export const isOpen = (login: Login) => stateOf(login) === "current" || stateOf(login) === "open";

const tones: Readonly<Record<ReturnType<typeof stateOf>, Tone>> = {
  current: "success",
  open: "success",
  ended: "neutral",
  expired: "neutral",
};

/** A sign-in: with what, when, from where and until when; its action stands in place of the state. */
export function LoginLine({ login, action }: { readonly login: Login; readonly action?: ReactNode }) {
  const { t } = useTranslation(["people", "factors", "viewAs"]);
  const format = useFormat();
  const state = stateOf(login);
  const until =
    state === "ended"
      ? t("logins.endedAt", { at: format.moment(login.ended_at ?? "") })
      : t(state === "expired" ? "logins.expiredAt" : "logins.expiresAt", {
          at: format.moment(login.expires_at),
        });
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, alignItems: "flex-start", flexWrap: "wrap" }}>
      <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{login.user_agent ?? t("logins.unknownDevice")}</Typography>
        <Typography variant="note">
          {[
            format.moment(login.created_at),
            login.address,
            login.location,
            login.place && t(`factors:places.${login.place}`),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
        {login.used_at && (
          <Typography variant="note">
            {t("factors:places.lastUsed", { at: format.moment(login.used_at) })}
          </Typography>
        )}
        {login.viewed_by && (
          <Typography variant="note">{t("viewAs:viewedBy", { name: login.viewed_by })}</Typography>
        )}
        {login.by_substitute && <Typography variant="note">{t("viewAs:substitute")}</Typography>}
        <Typography variant="note">{until}</Typography>
      </Box>
      {action ?? <StateChip tone={tones[state]} label={t(`logins.states.${state}`)} />}
    </Stack>
  );
}
