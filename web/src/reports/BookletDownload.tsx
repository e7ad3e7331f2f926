import { curriculumPdf } from "@kindling/contract";
import { DownloadPanel } from "./DownloadPanel.tsx";
import { useReportDownload } from "./useReportDownload.ts";

/** Which booklet is meant; what is empty or null means all. */
interface Chosen {
  readonly grade: string | null;
  readonly programId: number | null;
  readonly sessionId: number | null;
  readonly from: string;
  readonly to: string;
  readonly types: readonly string[];
}

/** Takes the booklet of a grade as a typeset PDF, tells how far it is, and can be stopped. */
export function BookletDownload({ choice }: { readonly choice: Chosen }) {
  const file = useReportDownload(curriculumPdf);
  const { grade, programId, sessionId, from, to, types } = choice;
  const query = {
    grade: grade ?? "",
    program_id: programId ? String(programId) : "",
    session_id: sessionId ? String(sessionId) : "",
    from,
    to,
    types: types.join(","),
  };
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
  return (
    <DownloadPanel
      progress={file.progress}
      formats={curriculumPdf.formats}
      onStart={(format) => void file.start(asked, format, grade ? ` Grade ${grade}` : "")}
      onStop={file.stop}
    />
  );
}
