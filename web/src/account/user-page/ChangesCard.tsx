import { auditLogEndpoints, users } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import type { User } from "../../people/users/userColumns.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";
import { ChangeTable } from "../audit-log/ChangeTable.tsx";
import { DeedChip } from "../audit-log/DeedChip.tsx";

/** A person's latest changes, for those who may read the audit log. */
export function ChangesCard({ user }: { readonly user: User }) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const may = useMayCall(auditLogEndpoints.list);
  const found = useQuery({
    queryKey: [auditLogEndpoints.list.name, users.name, user.id],
    queryFn: ({ signal }) =>
      call(auditLogEndpoints.list, {
        query: { entity: users.name, entity_id: user.id, sort: "at", order: "desc", rows: 5 },
        signal,
      }),
    enabled: may,
  });
  if (!may) return null;
  const title = t("page.changes");
  return (
    <Section
      title={title}
      aside={
        <Button component={Link} to={`/audit-log?entity=user&entity_id=${user.id}`} color="secondary">
          {t("page.allChanges")}
        </Button>
      }
    >
      {found.isError && <ErrorNote found={found} things={title} />}
      {found.isPending && <Skeleton variant="rounded" height={120} />}
      {found.data?.meta.total === 0 && <Typography color="textSecondary">{t("page.noChanges")}</Typography>}
      <Stack component="ul" spacing={2.5}>
        {found.data?.data.map((entry) => (
          <Box key={entry.id} component="li">
            <Stack direction="row" sx={{ gap: 1.5, flexWrap: "wrap", alignItems: "center", mb: 0.5 }}>
              <DeedChip deed={entry.action} />
              <Typography variant="note">
                {[entry.user?.name, format.moment(entry.at)].filter(Boolean).join(" · ")}
              </Typography>
            </Stack>
            {entry.reason && (
              <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
                {entry.reason}
              </Typography>
            )}
            {entry.action === "update" && <ChangeTable entry={entry} names={found.data.names} />}
          </Box>
        ))}
      </Stack>
    </Section>
  );
}
