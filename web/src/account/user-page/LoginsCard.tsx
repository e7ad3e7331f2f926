import { loginEndpoints, type ReplyOf } from "@kindling/contract";
import EndIcon from "@mui/icons-material/LogoutRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Pagination from "@mui/material/Pagination";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import type { User } from "../../people/users/userColumns.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { ExportButton } from "../../ui/list/ExportButton.tsx";
import { Section } from "../../ui/page/Section.tsx";

type Login = ReplyOf<typeof loginEndpoints.list>["data"][number];

const rows = 5;

function stateOf(login: Login): "current" | "open" | "ended" | "expired" {
  if (login.is_current) return "current";
  if (login.ended_at) return "ended";
  return Date.parse(login.expires_at) > Date.now() ? "open" : "expired";
}

const tones: Readonly<Record<ReturnType<typeof stateOf>, Tone>> = {
  current: "success",
  open: "success",
  ended: "neutral",
  expired: "neutral",
};

export function LoginsCard({ user }: { readonly user: User }) {
  const { t } = useTranslation("people");
  const queries = useQueryClient();
  const [page, setPage] = useState(0);
  const { ask, dialog } = useConfirm();
  const found = useQuery({
    queryKey: [loginEndpoints.list.name, user.id, page],
    queryFn: ({ signal }) =>
      call(loginEndpoints.list, { params: { id: user.id }, query: { page, rows }, signal }),
    placeholderData: keepPreviousData,
  });
  const end = async () => {
    const agreed = await ask({
      title: t("logins.endTitle", { name: user.name }),
      text: t("logins.endText"),
      confirm: t("logins.end"),
      risky: true,
    });
    if (!agreed) return;
    try {
      const { message } = await call(loginEndpoints.end, { params: { id: user.id } });
      succeed(message ?? t("logins.ended"));
      void queries.invalidateQueries();
    } catch (error) {
      fail(error, t("logins.endFailed"));
    }
  };
  const pages = Math.ceil((found.data?.meta.total ?? 0) / rows);
  const title = t("logins.title");
  return (
    <Section
      title={title}
      aside={
        <>
          {(found.data?.meta.total ?? 0) > 0 && (
            <ExportButton list={loginEndpoints.list} name={title} params={{ id: user.id }} />
          )}
          <Button color="secondary" variant="outlined" startIcon={<EndIcon />} onClick={() => void end()}>
            {t("logins.end")}
          </Button>
        </>
      }
    >
      {found.isError && <ErrorNote found={found} things={title} />}
      {found.isPending && <Skeleton variant="rounded" height={200} />}
      {found.data?.meta.total === 0 && <Typography color="textSecondary">{t("logins.none")}</Typography>}
      <Box component="ul" aria-label={title} sx={{ display: "grid", gap: 1.75 }}>
        {found.data?.data.map((login) => (
          <LoginLine key={`${login.created_at} ${login.address}`} login={login} />
        ))}
      </Box>
      {pages > 1 && (
        <Pagination sx={{ mt: 2 }} count={pages} page={page + 1} onChange={(_event, to) => setPage(to - 1)} />
      )}
      {dialog}
    </Section>
  );
}

function LoginLine({ login }: { readonly login: Login }) {
  const { t } = useTranslation("people");
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
          {[format.moment(login.created_at), login.address].filter(Boolean).join(" · ")}
        </Typography>
        <Typography variant="note">{until}</Typography>
      </Box>
      <StateChip tone={tones[state]} label={t(`logins.states.${state}`)} />
    </Stack>
  );
}
