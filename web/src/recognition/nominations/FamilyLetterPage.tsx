import { type ClassroomItem, type Language, languages } from "@kindling/contract";
import { locales } from "@kindling/contract/language";
import Back from "@mui/icons-material/ArrowBackRounded";
import PrintIcon from "@mui/icons-material/PrintRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router";
import { TodayFrame } from "../../classroom/today/TodayFrame.tsx";
import { useCurriculum } from "../../classroom/today/useToday.ts";
import { WithSite } from "../../classroom/WithSite.tsx";
import { useLanguage } from "../../core/language.ts";
import { useSession } from "../../core/session.ts";
import { LetterSheet } from "../../curriculum/family-letter/LetterSheet.tsx";
import { usePrinting } from "../../curriculum/printing/usePrinting.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";
import { familyPath, languagesOf, letterOf } from "./familyLetters.ts";

interface LetterProps {
  readonly item: ClassroomItem;
  readonly letter: Readonly<Record<string, string>>;
  readonly site: string;
}

/** The language in the address, where the letter is written in it; else the reader's, else the first. */
function useLetterLanguage(letter: LetterProps["letter"]) {
  const own = useLanguage();
  const [address, setAddress] = useSearchParams();
  const written = languagesOf(letter);
  const wanted = [address.get("language"), own].map((each) => written.find((language) => language === each));
  const language: Language = wanted.find((each) => each !== undefined) ?? written[0] ?? languages[0];
  const choose = (chosen: Language) => setAddress({ language: chosen }, { replace: true });
  return { written, language, choose };
}

function Letter({ item, letter, site }: LetterProps) {
  const { t } = useTranslation("nominations");
  const teacher = useSession()?.user.fullName ?? "";
  const { print, sheet } = usePrinting();
  const [today] = useState(() => new Date());
  const { written, language, choose } = useLetterLanguage(letter);
  const { prompt } = item.details;
  // The prompt exists only in the letter's first language.
  const asked = typeof prompt === "string" && language === written[0] ? prompt : null;
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: "long" }).format(today);
  const paper = (
    <LetterSheet
      title={item.title}
      text={letter[language] ?? ""}
      prompt={asked}
      language={language}
      sender={{ site, teacher, date }}
    />
  );
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <Button variant="contained" size="large" startIcon={<PrintIcon />} onClick={() => print(paper)}>
          {t("letter.again")}
        </Button>
        {written.length > 1 && (
          <ToggleChoice
            label={t("letter.language")}
            value={language}
            choices={written.map((each) => ({ value: each, lang: each, children: t(`languages.${each}`) }))}
            onChange={choose}
          />
        )}
      </Stack>
      <Box
        data-color="light"
        sx={{
          bgcolor: "background.paper",
          color: "text.primary",
          borderRadius: 2,
          p: { xs: 2, sm: 5 },
          maxWidth: "52rem",
          boxShadow: 2,
        }}
      >
        {paper}
      </Box>
      {sheet}
    </Stack>
  );
}

function FamilyLetter({ site, id }: { site: { id: number; name: string }; id: number }) {
  const { t } = useTranslation("nominations");
  const curriculum = useCurriculum(site.id);
  const item = curriculum.data?.find((each) => each.id === id && letterOf(each) !== undefined);
  const letter = item && letterOf(item);
  return (
    <TodayFrame
      query={curriculum}
      head={
        <Box>
          <Button component={Link} to={familyPath} startIcon={<Back />} sx={{ ml: -1.5, mb: 1 }}>
            {t("letter.back")}
          </Button>
          <Typography variant="h2" component="p" sx={{ color: "area.connection" }}>
            {t("letter.title")}
          </Typography>
        </Box>
      }
    >
      {item && letter ? (
        <Letter item={item} letter={letter} site={site.name} />
      ) : (
        <EmptyState title={t("letter.none")} text={t("letter.noneText")} />
      )}
    </TodayFrame>
  );
}

/** A letter that goes home, as it will lie on paper, in the language in the address. */
export function FamilyLetterPage() {
  const id = Number(useParams().id);
  return <WithSite>{(site) => <FamilyLetter key={`${site.id}/${id}`} site={site} id={id} />}</WithSite>;
}
