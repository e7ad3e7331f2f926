import { givingEndpoints } from "@kindling/contract";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { classroomKey } from "../../classroom/today/useToday.ts";
import { call } from "../../core/api.ts";
import { ClassDialog } from "../../people/classes/ClassDialog.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { GoalFields } from "./GoalFields.tsx";
import { type GoalOfClass, useGoalForm } from "./useGoalForm.ts";

function GoalForm(props: GoalOfClass) {
  const { t } = useTranslation("giving");
  const form = useGoalForm(props);
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void form.send();
      }}
      sx={{ gap: 2 }}
    >
      <GoalFields form={form} />
      <Button type="submit" variant="contained" loading={form.isSaving} sx={{ alignSelf: "flex-start" }}>
        {t("goal.save")}
      </Button>
    </Stack>
  );
}

function FoundGoal({ site, teacher, onSaved }: Omit<GoalOfClass, "goal">) {
  const { t } = useTranslation("giving");
  const found = useQuery({
    // Under the classroom's key, so that a changed goal is read again.
    queryKey: [...classroomKey, givingEndpoints.goal.name, site, teacher],
    queryFn: async ({ signal }) => {
      const query = { school_id: site, user_id: teacher };
      const { data } = await call(givingEndpoints.goal, { query, signal });
      return Array.isArray(data) ? null : data;
    },
    gcTime: 0,
  });
  if (found.isError) return <ErrorNote found={found} things={t("goal.title")} />;
  if (found.isPending) return <Skeleton variant="rounded" height={56} />;
  return <GoalForm site={site} teacher={teacher} goal={found.data} onSaved={onSaved} />;
}

export function SetClassGoal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("giving");
  return (
    <ClassDialog title={t("forClass.setGoal")} onClose={onClose}>
      {(site, teacher) => (
        <FoundGoal key={`${site} ${teacher}`} site={site} teacher={teacher} onSaved={onClose} />
      )}
    </ClassDialog>
  );
}
