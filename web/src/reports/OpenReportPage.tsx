import { Navigate, useSearchParams } from "react-router";
import { reportScreens } from "./reportScreens.ts";

/** Where a mailed report leads: to the report's screen, narrowed as it was. */
export function OpenReportPage() {
  const [params] = useSearchParams();
  const filters = new URLSearchParams(params);
  filters.delete("report");
  const screen = Object.entries(reportScreens).find(([name]) => name === params.get("report"))?.[1];
  if (screen?.opensOnCurrentSessions && filters.size === 0) filters.set("sessions", "All");
  return <Navigate to={screen ? `${screen.path}?${filters.toString()}` : "/404"} replace />;
}
