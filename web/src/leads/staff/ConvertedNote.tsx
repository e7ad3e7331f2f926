import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Lead } from "./Lead.ts";

/** Says of a converted lead what it became, with the ways there. */
export function ConvertedNote({ lead: { site, leader } }: { readonly lead: Lead }) {
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
