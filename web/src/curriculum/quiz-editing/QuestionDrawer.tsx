import { quizQuestionEndpoints, quizQuestions } from "@kindling/contract";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import type { SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { FormBody } from "../../ui/form/FormBody.tsx";
import { FormDrawer } from "../../ui/form/FormDrawer.tsx";
import { QuestionFields } from "./QuestionFields.tsx";

const fresh = {};
// React events would bubble to the surrounding quiz form.
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** A question of the bank in a sheet of its own, over the quiz that asks it; `id` is null for a new one. */
export function QuestionDrawer({
  id,
  onClose,
  onSaved,
}: {
  readonly id: number | null;
  readonly onClose: () => void;
  readonly onSaved: (id: number) => void;
}) {
  const { t } = useTranslation("ui");
  const labels = useLabels(quizQuestions);
  const found = useQuery({
    ...dataQuery([quizQuestionEndpoints.get.name, id, "sheet"], quizQuestionEndpoints.get, {
      params: { id: id ?? 0 },
    }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const row = id === null ? null : (found.data ?? null);
  const title = row
    ? t("form.edit", { thing: labels.one, name: row.question })
    : t(id === null ? "form.add" : "form.loading", { thing: labels.one });
  return (
    <FormDrawer open title={title} onClose={onClose}>
      <Box
        onSubmit={keep}
        onKeyDown={keep}
        sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}
      >
        {found.isError ? (
          <ErrorNote found={found} things={labels.unread.one} />
        ) : id !== null && !row ? (
          <Stack spacing={3} sx={{ p: 3 }} aria-busy>
            {[0, 1, 2].map((each) => (
              <Skeleton key={each} variant="rounded" height={64} />
            ))}
          </Stack>
        ) : (
          <FormBody
            stored={row}
            labels={labels}
            calls={quizQuestionEndpoints}
            fresh={fresh}
            readOnly={row !== null && !row.can.includes("update")}
            onClose={onClose}
            onSaved={(saved) => onSaved(saved.id)}
          >
            <QuestionFields />
          </FormBody>
        )}
      </Box>
    </FormDrawer>
  );
}
