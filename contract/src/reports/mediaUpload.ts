import { grant } from "../core/access.ts";
import { reportIds } from "../core/reporting.ts";
import { column, defineReport } from "./defineReport.ts";

/** The Media Upload Report: teachers' photos and videos with links. */
export const mediaUpload = defineReport({
  name: "mediaUpload",
  path: "/report/media-upload",
  fileName: "Media Upload Report",
  formats: ["xlsx"],
  access: grant(["Reports", "Teacher Media Uploads"]),
  filters: { providers: reportIds(), schools: reportIds(), programs: reportIds() },
  columns: [
    column("teacher", "text", "Teacher", "Docente"),
    column("provider", "text", "Provider", "Proveedor"),
    column("district", "text", "District", "Distrito"),
    column("site", "text", "Site", "Plantel"),
    column("caption", "text", "Caption", "Pie"),
    column("url", "text", "URL", "Dirección"),
    column("uploaded_at", "moment", "Uploaded At", "Subido"),
  ],
});
