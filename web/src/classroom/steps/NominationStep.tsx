import type { ClassroomItem } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";

/** Asks the class for nominations; students' names are never shown here. */
export function NominationStep({ item, most }: { readonly item: ClassroomItem; readonly most: number }) {
  const { t } = useTranslation("quizzes");
  return (
    <Stack sx={{ alignItems: "center", textAlign: "center", gap: "3cqb", maxWidth: "88cqi" }}>
      <AreaIcon
        area="nomination"
        aria-hidden
        sx={{ color: "area.nomination", fontSize: "min(16cqb, 26cqi)" }}
      />
      <Typography
        data-aloud="interface"
        variant="stageTitle"
        component="h2"
        sx={{ textWrap: "balance", overflowWrap: "anywhere" }}
      >
        {item.trait ? t("stage.whoShows", { trait: item.trait.name }) : t("stage.whoStands")}
      </Typography>
      <Typography data-aloud="interface" variant="stageText" component="p" color="textSecondary">
        {t("stage.upTo", { count: most })}
      </Typography>
      {item.questions.length > 0 && (
        <Stack component="ul" sx={{ gap: "1cqb" }}>
          {item.questions.map((question) => (
            <Typography
              data-aloud="item"
              key={question.id}
              variant="stageText"
              component="li"
              sx={{ fontWeight: 700 }}
            >
              {question.label}
            </Typography>
          ))}
        </Stack>
      )}
      <Typography
        data-aloud="interface"
        variant="stageLabel"
        component="p"
        sx={{ color: "text.secondary", textWrap: "balance" }}
      >
        {t("stage.noNames")}
      </Typography>
    </Stack>
  );
}
