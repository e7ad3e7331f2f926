import PrintIcon from "@mui/icons-material/PrintRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { BookletChoices } from "./BookletChoices.tsx";
import { BookletSheets } from "./BookletSheets.tsx";
import type { ProseProps } from "./Part.tsx";
import { useBooklet, useBookletChoice } from "./useBookletChoice.ts";

/** The booklet typeset for paper; the browser prints it or saves it as a PDF. */
export function BookletPreviewPage({ Prose }: { readonly Prose: (props: ProseProps) => ReactNode }) {
  const { t } = useTranslation(["calendar", "app"]);
  const choice = useBookletChoice();
  const found = useBooklet(choice);
  const booklet = found.data?.data;
  if (choice.grade === null) {
    return (
      <>
        <PageHeader title={t("app:titles.curriculumBooklet")} text={t("booklet.text")} />
        <Stack spacing={3}>
          <BookletChoices choice={choice} />
          <EmptyState title={t("booklet.pickGrade")} text={t("booklet.pickGradeText")} />
        </Stack>
      </>
    );
  }
  return (
    <>
      <Box className="no-print">
        <PageHeader title={t("booklet.cover", { grade: choice.grade })} text={t("booklet.printHint")}>
          <Button component={Link} to={`/curriculum-export-pdf?${choice.search}`} color="secondary">
            {t("booklet.back")}
          </Button>
          <Button
            variant="contained"
            startIcon={<PrintIcon />}
            disabled={!booklet || booklet.items.length === 0}
            onClick={() => window.print()}
          >
            {t("booklet.print")}
          </Button>
        </PageHeader>
      </Box>
      {found.isError ? (
        <ErrorNote found={found} things={t("app:titles.curriculumExport")} />
      ) : !booklet ? (
        <Skeleton variant="rounded" height={760} sx={{ width: "min(100%, 800px)", mx: "auto" }} />
      ) : booklet.items.length === 0 ? (
        <EmptyState title={t("booklet.empty")} text={t("booklet.emptyText")} />
      ) : (
        <BookletSheets booklet={booklet} Prose={Prose} />
      )}
    </>
  );
}
