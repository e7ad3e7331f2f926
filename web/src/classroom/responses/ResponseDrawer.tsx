import type { Resource } from "@kindling/contract";
import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { useFormat } from "../../core/language.ts";
import { FormDrawer } from "../../ui/form/FormDrawer.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { Facts } from "../../ui/page/Facts.tsx";
import { AnswerValue } from "./AnswerValue.tsx";
import { ResponseFiles } from "./ResponseFiles.tsx";
import { type ResponseRow, studentOf, teacherOf } from "./ResponseRow.ts";

export function ResponseDrawer({
  resource,
  response,
  removal,
  rowActions,
  onClose,
}: {
  readonly resource: Resource;
  /** Null while none is open. */
  readonly response: ResponseRow | null;
  readonly removal: RowAction<ResponseRow>;
  readonly rowActions?: (row: ResponseRow) => ReactNode;
  readonly onClose: () => void;
}) {
  const { field } = useLabels(resource);
  const format = useFormat();
  const { t } = useTranslation("responses");
  // While the sheet slides away it goes on showing what it showed.
  const [shown, setShown] = useState(response);
  if (response && response !== shown) setShown(response);
  const facts: [label: string, value: ReactNode][] = shown
    ? [
        [t("student"), studentOf(shown)],
        [field("title"), shown.title],
        [field("site_name"), shown.site_name],
        [field("provider_name"), shown.provider_name],
        [field("generic_teacher"), shown.generic_teacher?.name],
        [field("substitute_link"), shown.substitute_link && format.number(shown.substitute_link)],
        [field("grade"), shown.grade],
        [field("session"), shown.session?.name],
        // Of an earlier day no time is known.
        [field("created_at"), !shown.recorded_at && format.moment(shown.created_at)],
        [field("answered_on"), shown.recorded_at && format.date(shown.answered_on)],
        [field("recorded_at"), shown.recorded_at && format.moment(shown.recorded_at)],
        [
          field("right_answers"),
          shown.asked !== undefined && t("rightOf", { right: shown.right_answers, total: shown.asked }),
        ],
        [field("points"), format.number(shown.points)],
      ]
    : [];
  return (
    <FormDrawer
      open={response !== null}
      rowId={response?.id ?? null}
      title={shown ? teacherOf(shown) : ""}
      onClose={onClose}
    >
      <Stack spacing={3} sx={{ p: { xs: 2, sm: 3 }, overflowY: "auto", flex: 1 }}>
        <Facts facts={facts} />
        <Stack component="dl" spacing={2}>
          {shown?.answers.map((answer) => (
            <Box key={answer.id} sx={{ bgcolor: "background.sunken", borderRadius: 1, px: 2, py: 1.5 }}>
              <Typography component="dt" variant="subtitle2">
                {answer.label}
              </Typography>
              <Box component="dd" sx={{ mt: 0.5, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                <AnswerValue answer={answer} full />
              </Box>
            </Box>
          ))}
        </Stack>
        {shown && rowActions && <Box>{rowActions(shown)}</Box>}
        {shown?.files && shown.files.length > 0 && <ResponseFiles files={shown.files} />}
        {shown && removal.allowed(shown) && (
          <Button
            color="error"
            startIcon={<DeleteIcon />}
            sx={{ alignSelf: "flex-start" }}
            onClick={() => {
              onClose();
              removal.run([shown]);
            }}
          >
            {removal.label}
          </Button>
        )}
      </Stack>
    </FormDrawer>
  );
}
