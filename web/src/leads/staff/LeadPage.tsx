import { leadEndpoints, leads } from "@kindling/contract";
import BackIcon from "@mui/icons-material/ArrowBackRounded";
import ConvertIcon from "@mui/icons-material/SchoolRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { PageFailure } from "../../ui/feedback/PageFailure.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ConvertDrawer } from "./ConvertDrawer.tsx";
import type { Lead } from "./Lead.ts";
import { LeadContact } from "./LeadContact.tsx";
import { LeadHistory } from "./LeadHistory.tsx";
import { LeadInquiries } from "./LeadInquiries.tsx";
import { LeadNotes } from "./LeadNotes.tsx";
import { LeadStanding } from "./LeadStanding.tsx";

const columns = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(300px, 380px)" },
  alignItems: "start",
};

export function LeadPage() {
  const { t } = useTranslation("people");
  const labels = useLabels(leads);
  const id = Number(useParams()["id"]);
  const [converting, setConverting] = useState(false);
  const found = useQuery(dataQuery([leadEndpoints.get.name, id], leadEndpoints.get, { params: { id } }));
  const lead = found.data;
  const back = (
    <Button component={Link} to="/lead" color="secondary" startIcon={<BackIcon />}>
      {t("leads.back")}
    </Button>
  );
  if (found.isError && !lead) return <PageFailure found={found} labels={labels} back={back} />;
  if (!lead) return <Loading />;
  return (
    <>
      <PageHeader title={lead.name} text={lead.organization}>
        {back}
        {!lead.site && (
          <Button variant="contained" startIcon={<ConvertIcon />} onClick={() => setConverting(true)}>
            {t("leads.convert")}
          </Button>
        )}
      </PageHeader>
      <ConvertedNote lead={lead} />
      <Box sx={columns}>
        <Stack spacing={3}>
          <LeadInquiries lead={lead} />
          <LeadNotes lead={lead} />
        </Stack>
        <Stack spacing={3}>
          <LeadStanding key={`${lead.id} ${lead.status} ${lead.reason}`} lead={lead} />
          <LeadContact lead={lead} />
          <LeadHistory lead={lead} />
        </Stack>
      </Box>
      <ConvertDrawer lead={lead} open={converting} onClose={() => setConverting(false)} />
    </>
  );
}

function Loading() {
  return (
    <Stack spacing={3} aria-busy>
      <Skeleton variant="rounded" height={56} sx={{ maxWidth: 420 }} />
      <Box sx={columns}>
        <Stack spacing={3}>
          <Skeleton variant="rounded" height={220} />
          <Skeleton variant="rounded" height={180} />
        </Stack>
        <Stack spacing={3}>
          <Skeleton variant="rounded" height={150} />
          <Skeleton variant="rounded" height={240} />
        </Stack>
      </Box>
    </Stack>
  );
}

/** Says of a converted lead what it became, with the ways there. */
function ConvertedNote({ lead: { site, leader } }: { readonly lead: Lead }) {
  const { t } = useTranslation("people");
  if (!site) return null;
  return (
    <Alert severity="success" sx={{ mb: 3 }}>
      <Typography sx={{ fontWeight: 700 }}>{t("leads.converted", { site: site.name })}</Typography>
      {leader && <Typography variant="body2">{t("leads.convertedText", { leader: leader.name })}</Typography>}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
        <Button component={Link} to={`/school/${site.id}`} size="small" variant="outlined" color="secondary">
          {t("leads.viewSite")}
        </Button>
        {leader && (
          <Button
            component={Link}
            to={`/users/site-leader/${leader.id}`}
            size="small"
            variant="outlined"
            color="secondary"
          >
            {t("leads.viewLeader")}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
