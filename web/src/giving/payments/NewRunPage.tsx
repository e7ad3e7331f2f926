import { useTranslation } from "react-i18next";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { BackToPayments } from "./BackToPayments.tsx";
import { NewRunForm } from "./NewRunForm.tsx";

/** Starts a payment run. */
export function NewRunPage() {
  const { t } = useTranslation("payments");
  return (
    <>
      <PageHeader title={t("start.title")} text={t("start.text")}>
        <BackToPayments />
      </PageHeader>
      <NewRunForm />
    </>
  );
}
