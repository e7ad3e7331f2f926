import { bankStatementEndpoints } from "@kindling/contract";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useFormat } from "../../core/language.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { PageFailure } from "../../ui/feedback/PageFailure.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { BackToStatements } from "./BackToStatements.tsx";
import type { BankStatement } from "./bankPaths.ts";
import { LinesSection } from "./LinesSection.tsx";
import { StatementButtons } from "./StatementButtons.tsx";
import { StatementProgress } from "./StatementProgress.tsx";

/** A bank's statement: its lines beside what each is confirmed as, or probably is. */
export function StatementPage() {
  const id = Number(useParams()["id"]);
  const { t } = useTranslation("bank");
  const { get } = bankStatementEndpoints;
  const found = useQuery(dataQuery([get.name, id], get, { params: { id } }));
  if (found.data) return <Statement key={id} statement={found.data} />;
  if (found.isError) {
    const one = t("back");
    return (
      <PageFailure found={found} labels={{ one, unread: { one, many: one } }} back={<BackToStatements />} />
    );
  }
  return (
    <Stack spacing={2.5} aria-busy>
      <Skeleton variant="rounded" width="min(420px, 80%)" height={56} />
      <Skeleton variant="rounded" height={90} />
      <Skeleton variant="rounded" height={420} />
    </Stack>
  );
}

function Statement({ statement }: { readonly statement: BankStatement }) {
  const { t } = useTranslation("bank");
  const format = useFormat();
  const { account, from_on, to_on } = statement;
  return (
    <>
      <PageHeader title={account} text={t("period", { from: format.date(from_on), to: format.date(to_on) })}>
        <BackToStatements />
        <StatementButtons statement={statement} />
      </PageHeader>
      <Stack spacing={2.5}>
        <StatementProgress statement={statement} />
        <LinesSection id={statement.id} />
      </Stack>
    </>
  );
}
