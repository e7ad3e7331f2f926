import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { dataQueryAs } from "../../../ui/dataQuery.ts";
import type { ActivityRow, ActivityScreen } from "../activityCalls.ts";
import { useApproval } from "../useApproval.ts";

/** Approves the previewed item, or takes that back, as far as the caller may; the preview then tells what it changed. */
export function ApprovalButtons({
  id,
  calls: { get, bulk },
}: {
  readonly id: number;
  readonly calls: ActivityScreen["calls"];
}) {
  const { data } = useQuery(dataQueryAs<ActivityRow>([get.name, id], get, { params: { id } }));
  const approval = useApproval(bulk);
  if (!data) return null;
  return approval
    .filter(({ allowed }) => allowed(data))
    .map(({ label, icon: Icon, run }) => (
      <Button
        key={label}
        variant={data.is_approved ? "outlined" : "contained"}
        color={data.is_approved ? "secondary" : "primary"}
        startIcon={<Icon />}
        onClick={() => run([data])}
      >
        {label}
      </Button>
    ));
}
