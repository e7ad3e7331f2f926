import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { givingPath } from "../shared/givingPath.ts";
import type { Candidate } from "../shared/useGiving.ts";
import { CharityPicture, charityColor } from "./CharityPicture.tsx";
import { CharityWebsite } from "./CharityWebsite.tsx";
import { CountryName } from "./CountryName.tsx";

interface CandidateCardProps {
  charity: Candidate;
  /** Given while the class tells which one it has chosen already. */
  onChoose?: (() => void) | undefined;
}

export function CandidateCard({ charity, onChoose }: CandidateCardProps) {
  const { t } = useTranslation("giving");
  return (
    <Card component="li" sx={{ display: "flex", flexDirection: "column" }}>
      <Box
        sx={{ display: "grid", placeItems: "center", py: 3, bgcolor: `areaSoft.${charityColor(charity)}` }}
      >
        <CharityPicture charity={charity} size="7rem" />
      </Box>
      <Stack sx={{ p: { xs: 2, sm: 2.5 }, gap: 1, flex: 1 }}>
        <Box>
          <Typography variant="h2" component="h3" sx={{ overflowWrap: "anywhere" }}>
            {charity.name}
          </Typography>
          <Typography color="textSecondary">
            {charity.state && `${charity.state}, `}
            <CountryName code={charity.country} />
            {charity.category && ` · ${charity.category.name}`}
          </Typography>
        </Box>
        {charity.description && (
          <Typography
            sx={{
              display: "-webkit-box",
              WebkitLineClamp: 6,
              WebkitBoxOrient: "vertical",
              overflow: "hidden",
              whiteSpace: "pre-line",
            }}
          >
            {charity.description}
          </Typography>
        )}
        <Stack sx={{ mt: "auto", pt: 1, gap: 1 }}>
          {charity.website && <CharityWebsite website={charity.website} />}
          {onChoose ? (
            <Button
              variant="contained"
              onClick={onChoose}
              aria-label={t("charity.chooseOne", { name: charity.name })}
            >
              {t("charity.choose")}
            </Button>
          ) : (
            <Button
              component={Link}
              to={`${givingPath}/${charity.id}`}
              variant="outlined"
              aria-label={t("charity.moreOf", { name: charity.name })}
            >
              {t("charity.more")}
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
