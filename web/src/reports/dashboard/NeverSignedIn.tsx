import type { Dashboard } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { Section } from "../../ui/page/Section.tsx";
import { NothingHere } from "../places/NothingHere.tsx";
import { PlaceRows } from "../places/PlaceRows.tsx";
import { CountRow } from "./CountRow.tsx";
import type { DashboardLinks } from "./dashboardLinks.ts";

const titles = {
  Instructor: "instructors",
  "Site Leader": "siteLeaders",
  "Provider Leader": "providerLeaders",
  "Super Admin": "superAdmins",
} as const;

const isListed = (role: string): role is keyof typeof titles => role in titles;

/** Who has an account and has never used it, by the list they stand in. */
export function NeverSignedIn({
  people,
  links,
}: {
  readonly people: NonNullable<Dashboard["never_signed_in"]>;
  readonly links: DashboardLinks;
}) {
  const { t } = useTranslation(["dashboard", "app"]);
  const format = useFormat();
  return (
    <Section title={t("people.title")}>
      {people.length === 0 && <NothingHere text={t("people.none")} />}
      <PlaceRows>
        {people.map(({ role, count }) => (
          <CountRow
            key={role}
            label={isListed(role) ? t(`app:titles.${titles[role]}`) : role}
            count={format.number(count)}
            to={links.neverSignedIn(role)}
          />
        ))}
      </PlaceRows>
    </Section>
  );
}
