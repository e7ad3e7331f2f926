import { type Reference, users } from "@kindling/contract";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { useFormat } from "../../core/language.ts";
import type { User } from "../../people/users/userColumns.tsx";
import { StateChip } from "../../ui/feedback/StateChip.tsx";
import { Facts } from "../../ui/page/Facts.tsx";
import { Section } from "../../ui/page/Section.tsx";

export function ProfileCard({ user }: { readonly user: User }) {
  const { t } = useTranslation("people");
  const { field } = useLabels(users);
  const format = useFormat();
  const staff = user.role.name === "Super Admin" || user.role.name === "admin";
  const groups = user.user_type.map((group) => t(`groups.${group}`)).join(", ");
  const facts: [name: string, value: ReactNode][] = [
    [
      "email",
      <Link key="email" href={`mailto:${user.email}`}>
        {user.email}
      </Link>,
    ],
    ["user_type", staff && (groups || t("page.everything"))],
    ["provider", user.provider?.name],
    ["school", user.school.length > 0 && <SiteLinks key="sites" sites={user.school} />],
    ["school_leader", user.school_leader?.name],
    ["grade", user.grade],
    ["last_login_at", user.last_login_at ? format.moment(user.last_login_at) : t("page.never")],
    ["new_login", user.new_login && <StateChip key="new" tone="warning" label={t("page.awaiting")} />],
    ["external_id", user.external_id],
    ["created_at", format.moment(user.created_at)],
  ];
  return (
    <Section title={t("page.profile")}>
      <Facts facts={facts.map(([name, value]) => [field(name), value] as const)} />
    </Section>
  );
}

function SiteLinks({ sites }: { readonly sites: readonly Reference[] }) {
  return (
    <Stack component="ul" sx={{ gap: 0.25, alignItems: "flex-start" }}>
      {sites.map(({ id, name }) => (
        <li key={id}>
          <Link component={RouterLink} to={`/school/${id}`}>
            {name}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
