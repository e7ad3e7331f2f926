import { answeredTypes, type BookletItem } from "@kindling/contract";
import BookIcon from "@mui/icons-material/MenuBookRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { AreaIcon } from "../areas/AreaIcon.tsx";
import { useKindNames } from "../calendar/kindLook.ts";
import { useDescriptions } from "../calendar/useDescriptions.ts";
import { BookletChoices } from "./BookletChoices.tsx";
import { type BookletChoice, useBooklet, useBookletChoice } from "./useBookletChoice.ts";

export function BookletPage({
  Download,
}: {
  /** Takes the booklet as a file. */
  readonly Download: (props: { readonly choice: BookletChoice }) => ReactNode;
}) {
  const { t } = useTranslation(["calendar", "app"]);
  const choice = useBookletChoice();
  const found = useBooklet(choice);
  const booklet = found.data?.data;
  const isReady = choice.grade !== null && booklet && booklet.items.length > 0;
  return (
    <>
      <PageHeader title={t("app:titles.curriculumExport")} text={t("booklet.text")}>
        {isReady && (
          <>
            <Button
              component={Link}
              to={`/curriculum-export-pdf/preview?${choice.search}`}
              variant="outlined"
              color="secondary"
              startIcon={<BookIcon />}
            >
              {t("booklet.open")}
            </Button>
            <Download choice={choice} />
          </>
        )}
      </PageHeader>
      <Stack spacing={3}>
        <BookletChoices choice={choice} />
        {choice.grade === null ? (
          <EmptyState title={t("booklet.pickGrade")} text={t("booklet.pickGradeText")} />
        ) : found.isError ? (
          <ErrorNote found={found} things={t("app:titles.curriculumExport")} />
        ) : !booklet ? (
          <Skeleton variant="rounded" height={360} aria-label={t("app:loading")} />
        ) : booklet.items.length === 0 ? (
          <EmptyState title={t("booklet.empty")} text={t("booklet.emptyText")} />
        ) : (
          <Contents items={booklet.items} />
        )}
      </Stack>
    </>
  );
}

function Contents({ items }: { readonly items: readonly BookletItem[] }) {
  const { t } = useTranslation("calendar");
  const describe = useDescriptions();
  const namesOf = useKindNames();
  const kinds = Map.groupBy(items, ({ kind }) => kind);
  return (
    <Box component="section" aria-labelledby="booklet-contents">
      <Typography id="booklet-contents" variant="h2">
        {t("booklet.chosen")}
      </Typography>
      <Typography role="status" sx={{ color: "text.secondary", mb: 1.5 }}>
        {t("booklet.holds", { count: items.length })}
      </Typography>
      <Stack component="ul" direction="row" sx={{ flexWrap: "wrap", gap: 1, mb: 2 }}>
        {[...kinds].map(([kind, own]) => {
          const area = answeredTypes[kind].area;
          return (
            <Stack
              component="li"
              key={kind}
              direction="row"
              sx={{
                gap: 0.75,
                alignItems: "center",
                bgcolor: `areaSoft.${area}`,
                borderRadius: 9,
                px: 1.5,
                py: 0.5,
              }}
            >
              <AreaIcon area={area} sx={{ color: `area.${area}`, fontSize: 20 }} />
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {own.length === 1 ? namesOf(kind).one : namesOf(kind).many}: {own.length}
              </Typography>
            </Stack>
          );
        })}
      </Stack>
      <Card component="ol" sx={{ py: 1, pl: 6, pr: 2, listStyle: "revert" }}>
        {items.map((item) => (
          <Box component="li" key={`${item.kind} ${item.id}`} sx={{ py: 0.5 }}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {item.title}
            </Typography>{" "}
            <Typography component="span" variant="body2" sx={{ color: "text.secondary", ml: 1 }}>
              {namesOf(item.kind).one} · {describe.dates(item)}
            </Typography>
          </Box>
        ))}
      </Card>
    </Box>
  );
}
