import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Facts } from "../../ui/page/Facts.tsx";
import { Section } from "../../ui/page/Section.tsx";

export function PlaceDetails({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  const { t } = useTranslation("people");
  return (
    <Section title={t("places.details")}>
      <Facts facts={facts} />
    </Section>
  );
}
