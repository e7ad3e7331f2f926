import { setUpEndpoints } from "@kindling/contract";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { dataQuery } from "../../ui/dataQuery.ts";

/** Leads back to setting up while it is open; nothing once it is finished. */
export function SetUpCard() {
  const { t } = useTranslation("dashboard");
  const { data: setUp } = useQuery(dataQuery([setUpEndpoints.get.name], setUpEndpoints.get));
  if (!setUp || setUp.finished_at) return null;
  const { length } = setUp.steps;
  const done = setUp.steps.filter(({ state }) => state !== "open").length;
  return (
    <Card
      component="section"
      aria-labelledby="set-up-card"
      className="no-print"
      sx={{ p: { xs: 2, sm: 2.5 } }}
    >
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", alignItems: "center" }}>
        <Stack sx={{ gap: 1, flex: "1 1 260px" }}>
          <Typography variant="h3" component="h2" id="set-up-card">
            {t("setUp.card.title")}
          </Typography>
          <Typography color="textSecondary">{t("setUp.progress", { done, count: length })}</Typography>
          <LinearProgress
            variant="determinate"
            value={(100 * done) / length}
            aria-hidden
            sx={{ maxWidth: 360, borderRadius: 1 }}
          />
        </Stack>
        <Button component={Link} to="/set-up" variant="contained">
          {t("setUp.card.button")}
        </Button>
      </Stack>
    </Card>
  );
}
