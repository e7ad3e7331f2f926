import type { QuizCard } from "@kindling/contract";
import EditIcon from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { DragHandle } from "../ordering/DragHandle.tsx";
import { OrderButtons } from "../ordering/OrderButtons.tsx";
import type { Order } from "../ordering/useOrdering.tsx";
import { Graphic } from "./Graphic.tsx";

/** One question of a quiz in its list: what it asks and its right answer, to be moved, opened and taken out. */
export function ChosenQuestion({
  card,
  order,
  fixed,
  onEdit,
}: {
  readonly card: QuizCard | undefined;
  readonly order: Order;
  readonly fixed: boolean;
  readonly onEdit: () => void;
}) {
  const { t } = useTranslation("quizzes");
  const right = card?.answers.find(({ number }) => number === card.correct_answer);
  const named = { place: order.place };
  return (
    <Card sx={{ boxShadow: "none", border: 1, borderColor: "divider", p: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: "center", gap: 1, flexWrap: "wrap" }}>
        {!fixed && <DragHandle onDrag={order.drag} />}
        <Typography sx={{ fontWeight: 800, color: "area.quiz", minWidth: 22 }}>{order.place}</Typography>
        {card?.primary_graphic && (
          <Graphic address={card.primary_graphic} name={null} sx={{ width: 44, height: 36 }} />
        )}
        <Box sx={{ flex: "1 1 180px", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{card?.question ?? "…"}</Typography>
          {right && (
            <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
              {t("quiz.rightIs", { answer: right.text ?? right.graphic_name ?? right.number })}
            </Typography>
          )}
          {card && !card.primary_graphic && <Graphic address={null} name={card.primary_graphic_name} />}
        </Box>
        <Stack direction="row">
          <IconButton size="small" aria-label={t("quiz.edit", named)} onClick={onEdit}>
            <EditIcon fontSize="small" />
          </IconButton>
          {!fixed && (
            <OrderButtons
              order={order}
              labels={{
                up: t("quiz.up", named),
                down: t("quiz.down", named),
                remove: t("quiz.takeOut", named),
              }}
            />
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
