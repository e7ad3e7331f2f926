import { DashboardPage } from "../reports/dashboard/DashboardPage.tsx";
import { useMayOpen } from "./places/useMayOpen.ts";

/** The index of staff and leaders: what they are in charge of, at a glance. */
export function OverviewPage() {
  return <DashboardPage mayOpen={useMayOpen()} />;
}
