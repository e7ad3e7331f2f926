import { nameAnsweredType, userActivityEndpoints } from "@kindling/contract";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../core/language.ts";
import type { User } from "../../people/users/userColumns.tsx";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { StatTile } from "../../ui/feedback/StatTile.tsx";
import { Section } from "../../ui/page/Section.tsx";

/** What an instructor did with their classes, in short. */
export function ActivityCard({ user }: { readonly user: User }) {
  const { t } = useTranslation("people");
  const language = useLanguage();
  const format = useFormat();
  const found = useQuery(
    dataQuery([userActivityEndpoints.get.name, user.id], userActivityEndpoints.get, {
      params: { id: user.id },
    }),
  );
  const title = t("page.activity");
  return (
    <Section title={title}>
      {found.isError && <ErrorNote found={found} things={title} />}
      {found.isPending && <Skeleton variant="rounded" height={160} />}
      {found.data && (
        <Stack spacing={2.5}>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: "wrap" }}>
            <StatTile label={t("page.points")} value={user.points} />
            <StatTile label={t("page.responses")} value={found.data.responses} />
          </Stack>
          {found.data.responses === 0 && (
            <Typography color="textSecondary">{t("page.noActivity")}</Typography>
          )}
          {found.data.types.length > 1 && (
            <Typography>
              {found.data.types
                .map(
                  ({ type, count }) => `${nameAnsweredType(type, language, "many")}: ${format.number(count)}`,
                )
                .join(" · ")}
            </Typography>
          )}
          {found.data.recent.length > 0 && (
            <Box component="ul" sx={{ display: "grid", gap: 1.5 }}>
              {found.data.recent.map((each) => (
                <Box key={each.id} component="li">
                  <Typography sx={{ fontWeight: 600 }}>
                    {each.title || nameAnsweredType(each.type, language, "one")}
                  </Typography>
                  <Typography variant="note">
                    {[
                      format.moment(each.created_at),
                      each.school.name,
                      t("page.wonPoints", { count: each.points }),
                    ].join(" · ")}
                  </Typography>
                </Box>
              ))}
            </Box>
          )}
        </Stack>
      )}
    </Section>
  );
}
