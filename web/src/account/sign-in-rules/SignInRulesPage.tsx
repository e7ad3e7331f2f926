import { signInRuleEndpoints } from "@kindling/contract";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { SignInRulesForm } from "./SignInRulesForm.tsx";

/** Who must have a second step at sign-in. */
export function SignInRulesPage() {
  const { t } = useTranslation(["factors", "app"]);
  const found = useQuery(dataQuery([signInRuleEndpoints.get.name], signInRuleEndpoints.get));
  const title = t("app:titles.signInRules");
  return (
    <>
      <PageHeader title={title} text={t("rules.text")} />
      {found.isError && <ErrorNote found={found} things={title} />}
      {found.isPending && <Skeleton variant="rounded" height={420} />}
      {found.data && <SignInRulesForm key={found.data.version} rules={found.data} />}
    </>
  );
}
