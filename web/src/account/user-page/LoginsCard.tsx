import { loginEndpoints } from "@kindling/contract";
import EndIcon from "@mui/icons-material/LogoutRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Pagination from "@mui/material/Pagination";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import type { User } from "../../people/users/userColumns.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { ExportButton } from "../../ui/list/ExportButton.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { LoginLine } from "../sign-ins/LoginLine.tsx";

const rows = 5;

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
