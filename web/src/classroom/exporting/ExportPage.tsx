import {
  answeredTypes,
  type ClassroomItem,
  languages,
  letterWords,
  makePuzzle,
  type PuzzleSource,
} from "@kindling/contract";
import Back from "@mui/icons-material/ArrowBackRounded";
import PrintIcon from "@mui/icons-material/PrintRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import GlobalStyles from "@mui/material/GlobalStyles";
import Skeleton from "@mui/material/Skeleton";
import Switch from "@mui/material/Switch";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router";
import { LetterSheet } from "../../curriculum/family-letter/LetterSheet.tsx";
import { PuzzleSheet } from "../../curriculum/puzzle-drawing/PuzzleSheet.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { itemPath } from "../classroomAreas.ts";
import { FilmSlip } from "../film-page/FilmSlip.tsx";
import { filmsOf } from "../film-page/filmsOf.ts";
import { useCurriculum } from "../today/useToday.ts";
import { withEpisodes } from "../traitItem.ts";
import { WithSite } from "../WithSite.tsx";
import { ExportSheet } from "./ExportSheet.tsx";
import { isExported } from "./exportPath.ts";
import { Paper } from "./Paper.tsx";

/** Margins that A4 and letter paper both have room for; the size is what the printer holds. */
const pageRules = (
  <GlobalStyles
    styles={{ "@page": { margin: "16mm" }, "@media print": { html: { colorScheme: "light" } } }}
  />
);

interface SheetsProps {
  readonly item: ClassroomItem;
  readonly site: string;
  readonly withKey: boolean;
  readonly films: readonly ClassroomItem[];
}

function Sheets({ item, site, withKey, films }: SheetsProps) {
  const puzzle = useMemo(
    () =>
      item.type === answeredTypes.puzzle.key ? makePuzzle(item.details as PuzzleSource).puzzle : undefined,
    [item],
  );
  const letter = (item.details["letter"] ?? {}) as Readonly<Record<string, unknown>>;
  const prompt = typeof item.details["prompt"] === "string" ? item.details["prompt"] : null;
  if (puzzle) {
    return (
      <>
        <PuzzleSheet
          title={item.title}
          source={item.details as PuzzleSource}
          puzzle={puzzle}
          withKey={withKey}
        />
        {/* What is for the teacher comes with the answers, and not on the children's sheet. */}
        {withKey && <ExportSheet item={item} site={site} films={films} withKey />}
      </>
    );
  }
  return (
    <>
      <ExportSheet item={item} site={site} withKey={withKey} films={films} />
      {languages.map((language) => {
        const text = letter[language];
        return (
          typeof text === "string" &&
          text && (
            <Paper key={language}>
              <LetterSheet title={item.title} text={text} prompt={prompt} language={language} />
              <FilmSlip heading={letterWords[language].film} films={films} />
            </Paper>
          )
        );
      })}
    </>
  );
}

const withAnswers: readonly string[] = [answeredTypes.puzzle.key, answeredTypes.quiz.key];

function Export({ site }: { site: { id: number; name: string } }) {
  const { t } = useTranslation("stage");
  const id = Number(useParams().id);
  const type = useSearchParams()[0].get("type");
  const curriculum = useCurriculum(site.id);
  const [withKey, setWithKey] = useState(false);
  const all = curriculum.data ?? [];
  const found = all.find((each) => isExported(each, id, type));
  const item = found && withEpisodes(found, all);
  if (curriculum.isPending) {
    return <Skeleton variant="rounded" sx={{ width: "min(100%, 8.5in)", mx: "auto", height: 800 }} />;
  }
  if (!curriculum.data) {
    return <ErrorNote found={curriculum} things={t("print.title")} />;
  }
  if (!item) {
    return (
      <EmptyState title={t("print.notOn")} text={t("print.notOnText")}>
        <Button component={Link} to="/instructor/home" variant="contained">
          {t("print.back")}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      {pageRules}
      <Box className="no-print">
        <PageHeader title={t("print.title")} text={t("print.text")}>
          {withAnswers.includes(item.type) && (
            <FormControlLabel
              label={t("print.withKey")}
              sx={{ mr: 1, gap: 0.5 }}
              control={<Switch checked={withKey} onChange={(_event, on) => setWithKey(on)} />}
            />
          )}
          <Button
            component={Link}
            to={itemPath(item) ?? "/instructor/home"}
            color="secondary"
            startIcon={<Back />}
          >
            {t("print.back")}
          </Button>
          <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {t("print.print")}
          </Button>
        </PageHeader>
      </Box>
      <Sheets item={item} site={site.name} withKey={withKey} films={filmsOf(item, all)} />
    </>
  );
}

/** An item typeset for paper; the browser prints it or saves it as a PDF. */
export function ExportPage() {
  return <WithSite>{(site) => <Export key={site.id} site={site} />}</WithSite>;
}
