import LetterIcon from "@mui/icons-material/MailOutlineRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useCurriculum } from "../../classroom/today/useToday.ts";
import { useChosenSite } from "../../core/session.ts";
import { languagesOf, letterOf, letterPath } from "./familyLetters.ts";

function Letters({ site }: { site: number }) {
  const { t } = useTranslation("nominations");
  const items = useCurriculum(site).data ?? [];
  const letters = items.flatMap((item) => {
    const letter = letterOf(item);
    return letter ? [{ item, written: languagesOf(letter) }] : [];
  });
  if (letters.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="letters-for-home"
      sx={{ width: 1, maxWidth: 1120, mx: "auto", mt: 4 }}
    >
      <Typography id="letters-for-home" variant="h2">
        {t("letter.sectionTitle")}
      </Typography>
      <Typography sx={{ color: "text.secondary", mb: 2 }}>{t("letter.about")}</Typography>
      <Card component="ul">
        {letters.map(({ item, written }, index) => (
          <Stack
            key={item.id}
            component="li"
            direction="row"
            sx={{
              flexWrap: "wrap",
              gap: 1,
              alignItems: "center",
              justifyContent: "space-between",
              px: 2,
              py: 1,
              borderTop: index === 0 ? 0 : 1,
              borderColor: "divider",
            }}
          >
            <Typography sx={{ fontWeight: 700, overflowWrap: "anywhere", minWidth: 0 }}>
              {item.title}
            </Typography>
            <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
              {written.map((language) => (
                <Button
                  key={language}
                  component={Link}
                  to={letterPath(item.id, language)}
                  startIcon={<LetterIcon />}
                  aria-label={t(`letter.openOf.${language}`, { title: item.title })}
                >
                  {t(`letter.open.${language}`)}
                </Button>
              ))}
            </Stack>
          </Stack>
        ))}
      </Card>
    </Box>
  );
}

/** The letters that go home with a class's activities, each a click from its paper in either language. */
export function LetterLinks() {
  const site = useChosenSite();
  return site ? <Letters site={site.id} /> : null;
}
