import { ledgerCheckEndpoints } from "@kindling/contract";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { ComparisonRow } from "./ComparisonRow.tsx";

/** What a check compared, those that differ first. */
export function ComparisonList({ id }: { readonly id: number }) {
  const { t } = useTranslation("ledgerCheck");
  const { get } = ledgerCheckEndpoints;
  const found = useQuery(dataQuery([get.name, id], get, { params: { id } }));
  const differing = found.data?.findings.filter(({ disagreements }) => disagreements > 0) ?? [];
  const agreeing = found.data?.findings.filter(({ disagreements }) => disagreements === 0) ?? [];
  return (
    <Section title={t("comparisons")}>
      {found.isError && <ErrorNote found={found} things={t("title")} />}
      {found.isPending && <Skeleton variant="rounded" height={400} />}
      <Stack component="ul">
        {[...differing, ...agreeing].map((finding) => (
          <ComparisonRow key={finding.name} finding={finding} />
        ))}
      </Stack>
    </Section>
  );
}
