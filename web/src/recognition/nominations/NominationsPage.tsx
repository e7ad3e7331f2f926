import Back from "@mui/icons-material/ArrowBackRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSubstitute } from "../../account/substituting/useSubstitute.ts";
import { cardGrid } from "../../classroom/cardGrid.ts";
import { TodayFrame } from "../../classroom/today/TodayFrame.tsx";
import { WithSite } from "../../classroom/WithSite.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { FormCard } from "./FormCard.tsx";
import { NomineeList } from "./NomineeList.tsx";
import { nominationsPath } from "./nominationsPath.ts";
import { useNominationForms, useNominees } from "./useNominations.ts";

function Nominations({ site }: { site: number }) {
  const { t } = useTranslation(["classroom", "nominations"]);
  const forms = useNominationForms(site);
  const nominees = useNominees(site);
  const isStandIn = useSubstitute();
  const both = {
    isPending: forms.isPending || nominees.isPending,
    error: forms.error ?? nominees.error,
    data: forms.data && nominees.data,
    refetch: () => Promise.all([forms.refetch(), nominees.refetch()]),
  };
  return (
    <TodayFrame
      query={isStandIn ? forms : both}
      head={
        <Box>
          <Button component={Link} to="/instructor/home" startIcon={<Back />} sx={{ ml: -1.5, mb: 1 }}>
            {t("home.back")}
          </Button>
          <Typography variant="h1" sx={{ color: "area.nomination" }}>
            {t("areas.nominations.name")}
          </Typography>
          <Typography sx={{ color: "text.secondary", maxWidth: "42rem" }}>
            {t("areas.nominations.text")}
          </Typography>
        </Box>
      }
    >
      {forms.data?.length === 0 && (
        <EmptyState title={t("nominations:noFormsTitle")} text={t("nominations:noFormsText")} />
      )}
      {forms.data && forms.data.length > 0 && (
        <Box component="ul" aria-label={t("nominations:forms")} sx={cardGrid("20rem")}>
          {forms.data.map((form) => (
            <FormCard key={form.id} form={form} path={nominationsPath} />
          ))}
        </Box>
      )}
      {nominees.data && <NomineeList nominees={nominees.data} site={site} />}
    </TodayFrame>
  );
}

export function NominationsPage() {
  return <WithSite>{(site) => <Nominations key={site.id} site={site.id} />}</WithSite>;
}
