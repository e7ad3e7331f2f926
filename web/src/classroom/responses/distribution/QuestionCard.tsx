import type { QuestionSummary } from "@kindling/contract";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../core/language.ts";
import type { Area } from "../../../curriculum/areas/AreaIcon.tsx";
import { AnswerBars } from "./AnswerBars.tsx";
import { Figures } from "./Figures.tsx";
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
