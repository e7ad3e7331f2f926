import type { QuestionSummary } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../core/language.ts";
import type { Area } from "../../../curriculum/areas/AreaIcon.tsx";
import { AnswerBars } from "./AnswerBars.tsx";
import { ScaleColumns } from "./ScaleColumns.tsx";
import { SplitBar } from "./SplitBar.tsx";

interface Drawn {
  readonly question: QuestionSummary;
  readonly area: Area;
}

/** Whether a question is answered in words of one's own, which can be read but not counted. */
export const isWritten = ({ kind }: Pick<QuestionSummary, "kind">) => kind.endsWith("text");

/** One question with how its answers are spread, drawn as suits its kind; the numbers stand in it as texts. */
export function QuestionCard({ question, area }: Drawn) {
  const { t } = useTranslation("responses");
  const format = useFormat();
  const { label, answered, counts } = question;
  const right = counts.find((count) => count.right);
  const told = [
    t("answered", { count: answered, number: format.number(answered) }),
    ...(right && answered > 0 ? [t("shareRight", { share: format.percent(right.count / answered) })] : []),
  ];
  return (
    <Card component="article" sx={{ p: 2, display: "flex", flexDirection: "column", minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: "anywhere" }}>
        {label}
      </Typography>
      {(!isWritten(question) || answered === 0) && (
        <Typography variant="caption" component="p" sx={{ color: "text.secondary", mb: 1.5 }}>
          {told.join(" · ")}
        </Typography>
      )}
      {answered > 0 && <Drawing question={question} area={area} />}
    </Card>
  );
}

function Drawing({ question, area }: Drawn) {
  const { t } = useTranslation("responses");
  const format = useFormat();
  const { kind, answered, mean, sum } = question;
  switch (kind) {
    case "scale_5":
      return <ScaleColumns question={question} area={area} />;
    case "number": {
      const figures = [
        { label: t("mean"), value: format.number(Math.round((mean ?? 0) * 10) / 10) },
        { label: t("sum"), value: format.number(Math.round((sum ?? 0) * 100) / 100) },
      ];
      return <Figures figures={figures} area={area} />;
    }
    case "yes_no":
      return <SplitBar question={question} area={area} />;
    case "choice":
    case "multi_choice":
      return <AnswerBars question={question} area={area} />;
    case "text":
    case "long_text":
      return (
        <Figures
          figures={[{ label: t("written", { count: answered }), value: format.number(answered) }]}
          area={area}
        />
      );
  }
}

/** What is said of a question by figures alone, each over its name. */
function Figures({
  figures,
  area,
}: {
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly area: Area;
}) {
  return (
    <Box component="dl" sx={{ mt: 1.5, display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1 }}>
      {figures.map(({ label, value }) => (
        <Box key={label} sx={{ display: "flex", flexDirection: "column-reverse" }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{ typography: "h2", color: `area.${area}`, fontVariantNumeric: "tabular-nums" }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
