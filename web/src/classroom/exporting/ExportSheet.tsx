import type { ClassroomItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useConstants } from "../../core/constants.ts";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { BookletDetails } from "../../curriculum/booklet/BookletDetails.tsx";
import { Part } from "../../curriculum/booklet/Part.tsx";
import { readBlocks } from "../../curriculum/stage-text/readBlocks.ts";
import { Logo } from "../../ui/icons/Logo.tsx";
import { areaNameOf, typeNameOf } from "../classroomAreas.ts";
import { FilmSlip } from "../film-page/FilmSlip.tsx";
import { AnswerLines } from "./AnswerLines.tsx";
import { Paper } from "./Paper.tsx";

/** The parts of an item on its sheet: letters have their own pages, answers are optional. */
function detailsOnPaper({ details }: ClassroomItem, withKey: boolean) {
  const { letter: _, letters: __, quiz_questions, videos, ...rest } = details;
  const cards = Array.isArray(quiz_questions) ? (quiz_questions as readonly object[]) : null;
  return {
    ...rest,
    ...(videos ? { episodes: videos } : {}),
    ...(cards && {
      // 0 is never the ID of a response.
      quiz_questions: withKey ? cards : cards.map((card) => ({ ...card, correct_answer: 0 })),
    }),
  };
}

export function ExportSheet({
  item,
  site,
  withKey,
  films,
}: {
  item: ClassroomItem;
  site: string;
  withKey: boolean;
  /** What has a page for families: the item itself, and its episodes. */
  films: readonly ClassroomItem[];
}) {
  const { t } = useTranslation(["stage", "classroom", "presenter"]);
  const brand = useConstants()?.brand;
  const area = areaNameOf(item);
  const kind = typeNameOf(item);
  const about = [
    item.trait && `${t("print.trait")}: ${item.trait.name}`,
    item.session_theme && `${t("print.theme")}: ${item.session_theme.name}`,
  ].filter(Boolean);
  return (
    <Paper>
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 2, mb: 2 }}>
        <Logo name={brand?.name ?? "Kindling"} url={brand?.logo ?? null} size={30} />
        <Typography variant="note">{t("print.site", { site })}</Typography>
      </Stack>
      <Stack
        direction="row"
        component="header"
        sx={{ gap: 2, alignItems: "center", borderBottom: 3, borderColor: `area.${area}`, pb: 1.5 }}
      >
        <AreaIcon area={area} sx={{ color: `area.${area}`, fontSize: 48 }} />
        <Box sx={{ minWidth: 0 }}>
          {kind && (
            <Typography variant="overline" component="p" sx={{ color: `area.${area}` }}>
              {t(`classroom:kinds.${kind}`)}
            </Typography>
          )}
          <Typography variant="h1" component="h2">
            {item.title}
          </Typography>
          {about.length > 0 && <Typography variant="note">{about.join(" · ")}</Typography>}
        </Box>
      </Stack>
      {item.instructions && (
        <Box sx={{ mt: 2 }}>
          <PaperText text={item.instructions} />
        </Box>
      )}
      <BookletDetails
        item={{ kind: kind ?? "trait", details: detailsOnPaper(item, withKey) }}
        Prose={PaperText}
      />
      {item.standards.length > 0 && (
        <Part title={t("print.standards")}>
          {item.standards.map((standard) => (
            <Typography key={standard}>{standard}</Typography>
          ))}
        </Part>
      )}
      {item.attachment && (
        <Typography sx={{ mt: 2.5 }}>{t("print.attachment", { name: item.attachment.name })}</Typography>
      )}
      <FilmSlip heading={t("presenter:filmPage.tool")} films={films} />
      {item.questions.length > 0 && <AnswerLines questions={item.questions} />}
    </Paper>
  );
}

function PaperText({ text }: { text: string }) {
  return readBlocks(text).map(({ kind, text: words, number }, index) => {
    if (kind === "heading") {
      return (
        <Typography key={index} variant="h4" component="h4" sx={{ mt: 1, breakAfter: "avoid" }}>
          {words}
        </Typography>
      );
    }
    if (kind === "item") {
      return (
        <Typography key={index} sx={{ display: "flex", gap: 1, breakInside: "avoid", mb: 0.25 }}>
          <Box component="span" sx={{ minWidth: 20, fontWeight: 700 }}>
            {number === undefined ? "•" : `${number}.`}
          </Box>
          <span>{words}</span>
        </Typography>
      );
    }
    return (
      <Typography key={index} sx={{ mb: 0.75, orphans: 3, widows: 3 }}>
        {words}
      </Typography>
    );
  });
}
