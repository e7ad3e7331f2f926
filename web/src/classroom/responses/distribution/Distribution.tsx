import ExpandIcon from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import { useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../core/language.ts";
import { readStored, writeStored } from "../../../core/storage.ts";
import type { Area } from "../../../curriculum/areas/AreaIcon.tsx";
import { dataQuery } from "../../../ui/dataQuery.ts";
import { ErrorNote } from "../../../ui/feedback/ErrorNote.tsx";
import type { ListQuery } from "../../../ui/list/listRows.ts";
import type { ResponseCalls } from "../ResponseRow.ts";
import { isWritten, QuestionCard } from "./QuestionCard.tsx";

/** How many questions are shown at first. */
const atFirst = 6;
const openKey = "ResponseCharts";

/** What of a list's query says which responses are meant, not which of them are shown and in what order. */
function narrowingOf({
  page: _page,
  rows: _rows,
  sort: _sort,
  order: _order,
  ...narrowing
}: ListQuery): ListQuery {
  return narrowing;
}

/** How the answers to each question are spread over all the responses that the list below holds, as charts. */
export function Distribution({
  summary,
  query,
  area,
}: {
  readonly summary: ResponseCalls["summary"];
  readonly query: ListQuery;
  readonly area: Area;
}) {
  const { t } = useTranslation("responses");
  const format = useFormat();
  const body = useId();
  const narrow = useMediaQuery(useTheme().breakpoints.down("sm"));
  const [chosen, setChosen] = useState(() => readStored("local", openKey));
  const [showsAll, setShowsAll] = useState(false);
  // On a phone the list would otherwise begin far below.
  const isOpen = chosen === null ? !narrow : chosen === "open";
  const narrowing = narrowingOf(query);
  const found = useQuery({
    ...dataQuery([summary.name, narrowing], summary, { query: narrowing }),
    placeholderData: keepPreviousData,
  });
  if (found.isError) return <ErrorNote found={found} things={t("charts")} />;
  const { data } = found;
  if (data?.responses === 0) return null;

  const toggle = () => {
    const next = isOpen ? "closed" : "open";
    setChosen(next);
    writeStored("local", openKey, next);
  };
  const asked = data?.questions ?? [];
  // One item keeps the order in which it asks; of many, what can be drawn comes before what was written.
  const questions = query["object_id"]
    ? asked
    : [...asked.filter((each) => !isWritten(each)), ...asked.filter(isWritten)];
  const shown = showsAll ? questions : questions.slice(0, atFirst);
  return (
    <Box component="section" aria-labelledby={`${body}-title`} sx={{ mb: { xs: isOpen ? 3 : 1.5, sm: 3 } }}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 2,
          rowGap: 0.5,
          mb: isOpen ? 1.5 : 0,
        }}
      >
        <Typography id={`${body}-title`} variant="h3" component="h2">
          {t("charts")}
        </Typography>
        <Typography
          sx={{ color: "text.secondary", flex: { xs: "1 0 100%", sm: 1 }, order: { xs: 1, sm: 0 } }}
        >
          {data ? (
            [
              t("responses", { count: data.responses, number: format.number(data.responses) }),
              t("points", { count: data.points, number: format.number(data.points) }),
              ...(query["object_id"]
                ? []
                : [t("items", { count: data.items, number: format.number(data.items) })]),
            ].join(" · ")
          ) : (
            <Skeleton width={180} />
          )}
        </Typography>
        <Button
          color="secondary"
          size="small"
          className="no-print"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={toggle}
          sx={{ ml: "auto" }}
          endIcon={
            <ExpandIcon
              sx={{
                transform: isOpen ? "rotate(180deg)" : "none",
                transition: "transform 150ms",
                "@media (prefers-reduced-motion: reduce)": { transition: "none" },
              }}
            />
          }
        >
          {t(isOpen ? "hideCharts" : "showCharts")}
        </Button>
      </Box>
      <Box id={body} hidden={!isOpen} sx={{ opacity: found.isPlaceholderData ? 0.6 : 1 }}>
        <Box
          sx={{
            display: "grid",
            gap: 2,
            gridTemplateColumns: "repeat(auto-fill, minmax(min(272px, 100%), 1fr))",
          }}
        >
          {data
            ? shown.map((question) => (
                <QuestionCard
                  key={[question.id, question.kind, question.label].join()}
                  question={question}
                  area={area}
                />
              ))
            : [1, 2, 3].map((place) => (
                <Card key={place} sx={{ p: 2 }}>
                  <Skeleton width="70%" />
                  <Skeleton width="40%" />
                  <Skeleton variant="rounded" height={104} sx={{ mt: 1 }} />
                </Card>
              ))}
        </Box>
        {questions.length > atFirst && (
          <Button color="secondary" sx={{ mt: 1.5 }} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t("fewerQuestions") : t("allQuestions", { count: questions.length })}
          </Button>
        )}
      </Box>
    </Box>
  );
}
