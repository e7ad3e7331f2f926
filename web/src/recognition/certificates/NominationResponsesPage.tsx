import { certificateEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { ResponsesPage } from "../../classroom/responses/ResponsesPage.tsx";
import { CertificateButton } from "./CertificateButton.tsx";
import { certificateQuery, useCertificateActions } from "./useCertificateActions.ts";

const { one, all } = certificateEndpoints;

export function NominationResponsesPage() {
  const { t } = useTranslation("nominations");
  const actions = useCertificateActions();
  return (
    <ResponsesPage
      name="nomination"
      actions={actions}
      itemActions={(form, query) => (
        <CertificateButton
          endpoint={all}
          id={form}
          query={certificateQuery(query)}
          label={t("printShown")}
          variant="contained"
        />
      )}
      rowActions={({ id }) => (
        <CertificateButton endpoint={one} id={id} label={t("certificate")} variant="outlined" />
      )}
    />
  );
}
