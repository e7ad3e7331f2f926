import { type ClassroomItem, classroomEndpoints, type ReplyOf } from "@kindling/contract";
import Start from "@mui/icons-material/PlayArrowRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pictureSource } from "../../curriculum/pictures/pictureAddress.ts";
import { RichText } from "../../curriculum/rich-text/RichText.tsx";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { cardGrid } from "../cardGrid.ts";
import { classroomAreas } from "../classroomAreas.ts";
import { ItemCard } from "../today/ItemCard.tsx";
import { ItemMarks } from "../today/ItemMarks.tsx";
import type { ItemStatus } from "../today/itemsOfToday.ts";
import { StatusMark } from "../today/StatusMark.tsx";
import { classroomKey } from "../today/useToday.ts";

type Trait = ReplyOf<typeof classroomEndpoints.trait>["data"][number];

interface TraitCardsProps {
  readonly site: number;
  readonly statusOf: (item: ClassroomItem) => ItemStatus;
}

const giverTv = classroomAreas.find(({ page }) => page === "giverTv");

function TraitCard({ trait, statusOf }: { trait: Trait; statusOf: TraitCardsProps["statusOf"] }) {
  const { t } = useTranslation("home");
  const banner = trait.details["banner_url"];
  const status = statusOf(trait);
  return (
    <Stack component="section" aria-labelledby={`trait-${trait.id}`} sx={{ gap: 2.5 }}>
      <Card sx={{ display: "grid", gridTemplateColumns: { md: "minmax(0, 5fr) minmax(0, 6fr)" } }}>
        {typeof banner === "string" && (
          <Box
            component="img"
            {...pictureSource(banner)}
            alt=""
            sx={{
              width: 1,
              height: 1,
              maxHeight: { xs: 220, md: 420 },
              objectFit: "cover",
              display: "block",
            }}
          />
        )}
        <Stack sx={{ p: { xs: 2.5, md: 4 }, gap: 1.5, alignItems: "flex-start", minWidth: 0 }}>
          <Typography id={`trait-${trait.id}`} variant="h1" component="h2" sx={{ overflowWrap: "anywhere" }}>
            {trait.title}
          </Typography>
          <ItemMarks item={trait} />
          {trait.instructions && <RichText text={trait.instructions} />}
          <StatusMark status={status} item={trait} />
          <Button
            component={Link}
            to={`/instructor/home/trait/${trait.id}`}
            variant={status === "open" ? "contained" : "outlined"}
            size="large"
            startIcon={<Start />}
          >
            {t(trait.video_url ? "trait.open" : "trait.meet")}
          </Button>
        </Stack>
      </Card>
      {giverTv && trait.videos.length > 0 && (
        <Box>
          <Typography variant="h3" sx={{ mb: 1.5, color: "text.secondary" }}>
            {t("trait.episodes", { trait: trait.title })}
          </Typography>
          <Box component="ol" sx={cardGrid("22rem")}>
            {trait.videos.map((episode) => (
              <ItemCard
                key={episode.id}
                item={episode}
                area={giverTv}
                status={statusOf(episode)}
                heading="h4"
              />
            ))}
          </Box>
        </Box>
      )}
    </Stack>
  );
}

/** The character traits that are on, each with its banner and opening, and the episodes of its GiverTV beneath. */
export function TraitCards({ site, statusOf }: TraitCardsProps) {
  const { t } = useTranslation("home");
  const traits = useQuery(
    dataQuery([...classroomKey, "traits", site], classroomEndpoints.trait, { query: { school_id: site } }),
  );
  if (traits.isPending) {
    return <Skeleton variant="rounded" height={320} role="status" aria-label={t("trait.loading")} />;
  }
  if (!traits.data) {
    return <ErrorNote found={traits} things={t("trait.things")} />;
  }
  return traits.data.map((trait) => <TraitCard key={trait.id} trait={trait} statusOf={statusOf} />);
}
