export { Palettes } from "../finding/Palettes.tsx";
export { BulkReportDialog } from "./BulkReportDialog.tsx";
