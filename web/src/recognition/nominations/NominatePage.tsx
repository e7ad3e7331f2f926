import { nominationClassEndpoints, type OpenNominationForm } from "@kindling/contract";
import Back from "@mui/icons-material/ArrowBackRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { useSubstitute } from "../../account/substituting/useSubstitute.ts";
import { TodayFrame } from "../../classroom/today/TodayFrame.tsx";
import { WithSite } from "../../classroom/WithSite.tsx";
import { RichText } from "../../curriculum/rich-text/RichText.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { CertificateButton } from "../certificates/CertificateButton.tsx";
import { KeptNomination } from "./KeptNomination.tsx";
import { NominateForm } from "./NominateForm.tsx";
import { NomineeList } from "./NomineeList.tsx";
import { nominationsPath } from "./nominationsPath.ts";
import { useNominating } from "./useNominating.ts";
import { useNominationForms, useNominees } from "./useNominations.ts";

function Nominating({ form, site }: { form: OpenNominationForm; site: number }) {
  const { t } = useTranslation("nominations");
  const nominating = useNominating(form, site);
  const nominees = useNominees(site).data?.filter((nominee) => nominee.form.id === form.id) ?? [];
  const isStandIn = useSubstitute();
  const { state } = nominating;
  const isFull = form.left === 0 || state.kind === "full";
  return (
    <>
      <Box aria-live="polite">
        {state.kind === "sent" && (
          <Alert
            severity="success"
            action={
              !isStandIn && (
                <CertificateButton
                  endpoint={nominationClassEndpoints.certificate}
                  id={state.named.id}
                  label={t("certificate")}
                  about={t("certificateOf", { name: state.named.name })}
                />
              )
            }
          >
            {t("sent", { name: state.named.name, count: state.named.points })}
          </Alert>
        )}
        {isFull && (
          <Alert severity="info" sx={{ mt: state.kind === "sent" ? 2 : 0 }}>
            {state.kind === "full" && state.words
              ? state.words
              : t("fullText", { count: form.max_per_class })}
          </Alert>
        )}
      </Box>
      {isFull ? (
        <KeptNomination form={form} nominating={nominating} />
      ) : (
        <NominateForm form={form} nominating={nominating} />
      )}
      {nominees.length > 0 && <NomineeList nominees={nominees} site={site} />}
    </>
  );
}

function FormHead({ form }: { form: OpenNominationForm | undefined }) {
  const { t } = useTranslation("nominations");
  return (
    <Box>
      <Button component={Link} to={nominationsPath} startIcon={<Back />} sx={{ ml: -1.5, mb: 1 }}>
        {t("back")}
      </Button>
      <Typography variant="h1" sx={{ color: "area.nomination", overflowWrap: "anywhere" }}>
        {form?.title ?? t("nominate")}
      </Typography>
      {form && (
        <Stack sx={{ gap: 1, mt: 1, maxWidth: "46rem" }}>
          <Typography variant="subtitle1" component="p">
            {[form.trait?.name, form.left > 0 && t("left", { count: form.left })].filter(Boolean).join(" · ")}
          </Typography>
          {form.instructions && <RichText text={form.instructions} />}
        </Stack>
      )}
    </Box>
  );
}

function Nominate({ site, id }: { site: number; id: number }) {
  const { t } = useTranslation("nominations");
  const forms = useNominationForms(site);
  const form = forms.data?.find((each) => each.id === id);
  return (
    <TodayFrame query={forms} head={<FormHead form={form} />}>
      {form ? (
        <Nominating form={form} site={site} />
      ) : (
        <EmptyState title={t("closedTitle")} text={t("closedText")}>
          <Button component={Link} to={nominationsPath} variant="contained">
            {t("back")}
          </Button>
        </EmptyState>
      )}
    </TodayFrame>
  );
}

/** Nominating students of a class, one after another, with the form in the address. */
export function NominatePage() {
  const id = Number(useParams().id);
  return <WithSite>{(site) => <Nominate key={`${site.id}/${id}`} site={site.id} id={id} />}</WithSite>;
}
