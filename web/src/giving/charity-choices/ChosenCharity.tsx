import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { CharityPicture } from "../charities/CharityPicture.tsx";
import { CharityWebsite } from "../charities/CharityWebsite.tsx";
import { CountryName } from "../charities/CountryName.tsx";
import { givingPath } from "../shared/givingPath.ts";
import { type Giving, useChoices } from "../shared/useGiving.ts";
import { useMovedElsewhere } from "../shared/useMovedElsewhere.ts";
import { usePaidElsewhere } from "../shared/usePaidElsewhere.ts";

export function ChosenCharity({ site, giving }: { site: number; giving: Giving }) {
  const { t } = useTranslation("giving");
  const paidIn = usePaidElsewhere();
  const movedIn = useMovedElsewhere();
  const choice = useChoices(site).data?.find(({ session }) => session.id === giving.session?.id);
  const { charity } = giving;
  if (!charity) return null;
  const known = choice?.charity;
  const voters = (choice?.votes ?? [])
    .filter(({ round }) => round === 1)
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <Card
      component="section"
      aria-labelledby="chosen-charity"
      sx={{ bgcolor: "areaSoft.charity", borderColor: "transparent", p: { xs: 2.5, md: 4 } }}
    >
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: { xs: 2, md: 4 }, alignItems: "flex-start" }}>
        <CharityPicture charity={{ id: charity.id, logo_url: known?.logo_url ?? null }} size="8rem" />
        <Stack sx={{ gap: 1, flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="p" sx={{ color: "area.charity" }}>
            {t("chosen.title")}
          </Typography>
          <Typography
            id="chosen-charity"
            variant="h1"
            component="h2"
            sx={{ fontSize: "clamp(1.625rem, 1.2rem + 1.8vw, 2.5rem)", overflowWrap: "anywhere" }}
          >
            {charity.name}
          </Typography>
          {known && (
            <Typography>
              <CountryName code={known.country} />
              {voters > 0 && ` · ${t("chosen.voted", { count: voters })}`}
            </Typography>
          )}
          {choice && choice.paid_elsewhere.length > 0 && (
            <Typography>{paidIn(choice.paid_elsewhere)}</Typography>
          )}
          {choice && choice.moved_elsewhere.length > 0 && (
            <Typography>{movedIn(choice.moved_elsewhere)}</Typography>
          )}
          {known?.description && (
            <Typography
              sx={{
                maxWidth: "44rem",
                display: "-webkit-box",
                WebkitLineClamp: 3,
                WebkitBoxOrient: "vertical",
                overflow: "hidden",
              }}
            >
              {known.description}
            </Typography>
          )}
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mt: 1 }}>
            <Button component={Link} to={`${givingPath}/${charity.id}`} variant="outlined">
              {t("charity.more")}
            </Button>
            {known?.website && <CharityWebsite website={known.website} />}
          </Box>
        </Stack>
      </Stack>
    </Card>
  );
}
