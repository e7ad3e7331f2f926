import { type Question, questionKinds } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { OrderHead } from "../ordering/OrderHead.tsx";
import type { Order } from "../ordering/useOrdering.tsx";
import { AnswerField, type AnswerValue } from "../questions/AnswerField.tsx";
import { OptionsEditor } from "./OptionsEditor.tsx";

interface Message {
  readonly message?: string;
}

/** Errors of one question, by field. */
export interface QuestionErrors {
  readonly label?: Message;
  readonly kind?: Message;
  readonly options?: Message & { readonly root?: Message; readonly [place: number]: Message | undefined };
}

/** The first error of the options: of all, or of one. */
function optionsMessage(options: QuestionErrors["options"]): string | undefined {
  if (!options) return undefined;
  const each = Object.values(options as Record<string, Message | undefined>);
  return options.message ?? options.root?.message ?? each.find((one) => one?.message)?.message;
}

export interface QuestionEditorProps {
  readonly question: Question;
  readonly order: Order;
  readonly errors: QuestionErrors | undefined;
  readonly fixed: boolean;
  readonly onChange: (question: Question) => void;
}

/** Drops options from kinds of questions that have none. */
function withKind({ options, ...question }: Question, kind: Question["kind"]): Question {
  return kind.endsWith("choice")
    ? { ...question, kind, options: options ?? ["", ""] }
    : { ...question, kind };
}

export function QuestionEditor({ question, order, errors, fixed, onChange }: QuestionEditorProps) {
  const { t } = useTranslation("curriculum");
  const [tried, setTried] = useState<AnswerValue | null>(null);
  const named = { place: order.place };
  return (
    <Card component="section" aria-label={t("builder.question", named)} sx={{ boxShadow: "none" }}>
      <Stack spacing={1.5} sx={{ p: 2 }}>
        <OrderHead
          order={order}
          fixed={fixed}
          labels={{
            up: t("builder.up", named),
            down: t("builder.down", named),
            remove: t("builder.remove", named),
          }}
        >
          {t("builder.question", named)}
        </OrderHead>
        {!fixed && (
          <>
            <TextField
              fullWidth
              size="small"
              required
              label={t("builder.label")}
              value={question.label}
              onChange={(event) => onChange({ ...question, label: event.target.value })}
              error={Boolean(errors?.label)}
              helperText={errors?.label?.message}
            />
            <Stack direction="row" sx={{ gap: 2, alignItems: "flex-end", flexWrap: "wrap" }}>
              <TextField
                select
                size="small"
                label={t("builder.kind")}
                value={question.kind}
                onChange={(event) => onChange(withKind(question, event.target.value as Question["kind"]))}
                sx={{ flex: "1 1 180px" }}
              >
                {questionKinds.map((kind) => (
                  <MenuItem key={kind} value={kind}>
                    {t(`builder.kinds.${kind}`)}
                  </MenuItem>
                ))}
              </TextField>
              <FormControlLabel
                label={t("builder.required")}
                control={
                  <Switch
                    checked={question.required}
                    onChange={(event) => onChange({ ...question, required: event.target.checked })}
                  />
                }
              />
            </Stack>
            {question.kind.endsWith("choice") && (
              <OptionsEditor
                options={question.options ?? []}
                error={optionsMessage(errors?.options)}
                onChange={(options) => onChange({ ...question, options })}
              />
            )}
          </>
        )}
      </Stack>
      <Box
        role="group"
        aria-label={t("builder.preview", named)}
        sx={{ bgcolor: "background.sunken", p: 2, borderTop: 1, borderColor: "divider" }}
      >
        <AnswerField
          question={{
            ...question,
            label: question.label || t("builder.unnamed"),
            options: (question.options ?? []).filter(Boolean),
          }}
          value={tried}
          onChange={setTried}
        />
      </Box>
    </Card>
  );
}
