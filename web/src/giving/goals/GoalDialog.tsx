import { useTranslation } from "react-i18next";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import type { Giving } from "../shared/useGiving.ts";
import { GoalFields } from "./GoalFields.tsx";
import { useGoalForm } from "./useGoalForm.ts";

interface GoalDialogProps {
  site: number;
  goal: Giving["goal"];
  onClose: () => void;
}

export function GoalDialog({ site, goal, onClose }: GoalDialogProps) {
  const { t } = useTranslation("giving");
  const form = useGoalForm({ site, goal, onSaved: onClose });
  return (
    <FormDialog
      title={t(goal ? "goal.change" : "goal.set")}
      save={t(goal ? "goal.save" : "goal.set")}
      isSaving={form.isSaving}
      onSubmit={form.send}
      onClose={onClose}
    >
      <GoalFields form={form} />
    </FormDialog>
  );
}
