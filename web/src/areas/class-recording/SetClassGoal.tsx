import { givingEndpoints } from "@kindling/contract";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { GoalDialog } from "../../classroom/giving/GoalDialog.tsx";
import { call } from "../../core/api.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { ClassDialog } from "./ClassDialog.tsx";

interface GoalProps {
  readonly site: number;
  readonly teacher: number;
  readonly onClose: () => void;
}

function GoalOfClass({ site, teacher, onClose }: GoalProps) {
  const { t } = useTranslation("giving");
  const found = useQuery({
    queryKey: [givingEndpoints.goal.name, site, teacher],
    queryFn: async ({ signal }) => {
      const query = { school_id: site, user_id: teacher };
      const { data } = await call(givingEndpoints.goal, { query, signal });
      return Array.isArray(data) ? null : data;
    },
    gcTime: 0,
  });
  if (found.isError)
    return <ErrorNote error={found.error} things={t("goal.title")} onRetry={() => void found.refetch()} />;
  if (found.isPending) return <Skeleton variant="rounded" height={56} />;
  return <GoalDialog site={site} teacher={teacher} goal={found.data} onClose={onClose} />;
}

/** Sets the goal of a class for the session that is on, or changes it. */
export function SetClassGoal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("giving");
  return (
    <ClassDialog title={t("forClass.setGoal")} onClose={onClose}>
      {(site, teacher) => <GoalOfClass site={site} teacher={teacher} onClose={onClose} />}
    </ClassDialog>
  );
}
