import { type PaceFigures, paceWords } from "@kindling/contract";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { PaceMark } from "./PaceCell.tsx";
import { PaceTally } from "./PaceTallies.tsx";
import { usePace } from "./usePace.ts";
import { usePaceWords } from "./usePaceWords.ts";

const board = "/pacing";
const mostNamed = 5;

interface Needy extends PaceFigures {
  readonly key: string;
  readonly name: string;
  readonly to: string;
}

/** A summary of pace: classes by state, and the five classes furthest behind. */
export function PaceTile() {
  const { t } = useTranslation("pacing");
  const words = usePaceWords();
  const found = usePace({ rows: mostNamed });
  const { counts } = found.data?.meta ?? {};
  const sites = found.data?.data ?? [];
  const [only] = sites;
  // With one site, show its classes at once; with several, show the sites first.
  const needy: Needy[] =
    sites.length === 1 && only
      ? only.classes.map((room) => ({
          ...room,
          key: String(room.teacher.id),
          name: words.className(room),
          to: board,
        }))
      : sites.map((site) => ({
          ...site,
          key: String(site.school.id),
          name: site.school.name,
          to: `${board}?schools=${site.school.id}`,
        }));
  return (
    <Section
      title={t("tile.title")}
      aside={
        <Link component={RouterLink} to={board}>
          {t("tile.all")}
        </Link>
      }
    >
      {found.isPending && <Skeleton variant="rounded" height={220} aria-busy />}
      {found.isError && <ErrorNote found={found} things={t("tile.title")} />}
      {counts?.classes === 0 && <Typography color="textSecondary">{t("tile.none")}</Typography>}
      {counts !== undefined && counts.classes > 0 && (
        <>
          <Box
            component="ul"
            sx={{
              display: "grid",
              gap: 1,
              gridTemplateColumns: "repeat(auto-fit, minmax(min(150px, 45%), 1fr))",
            }}
          >
            {paceWords
              .filter((word) => word !== "nothing_due" || counts[word] > 0)
              .map((word) => (
                <Box
                  key={word}
                  component="li"
                  sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: "background.sunken" }}
                >
                  <Link
                    component={RouterLink}
                    to={`${board}?state=${word}`}
                    color="text.primary"
                    underline="hover"
                  >
                    <PaceTally word={word} count={counts[word]} />
                  </Link>
                </Box>
              ))}
          </Box>
          <Typography variant="h4" component="h3" sx={{ mt: 2, mb: 0.5 }}>
            {t("tile.need")}
          </Typography>
          <Box component="ol">
            {needy.slice(0, mostNamed).map((each) => (
              <Stack
                key={each.key}
                component="li"
                direction="row"
                sx={{ alignItems: "center", gap: 1.5, py: 0.75, borderTop: 1, borderColor: "divider" }}
              >
                <Link
                  component={RouterLink}
                  to={each.to}
                  color="text.primary"
                  underline="hover"
                  sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}
                >
                  {each.name}
                </Link>
                <PaceMark figures={each} />
              </Stack>
            ))}
          </Box>
        </>
      )}
    </Section>
  );
}
