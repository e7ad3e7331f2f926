import type { PageCategory } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { dataQuery } from "../../ui/dataQuery.ts";
import { classroomCalls } from "../classroomCalls.ts";
import { classroomKey } from "../today/useToday.ts";
import { PageFileLine } from "./PageFileLine.tsx";

interface PageFilesProps {
  readonly pages: readonly PageCategory[];
  /** Whether it is the end of a card rather than one of its own. */
  readonly within?: boolean;
}

/** The files of a classroom page; hidden if there are none. */
export function PageFiles({ pages, within = false }: PageFilesProps) {
  const { t } = useTranslation("home");
  const { files, failed } = usePageFiles(pages);
  if (files.length === 0 && !failed) return null;
  const heading = `page-files-${pages.join("-").toLowerCase().replaceAll(" ", "-")}`;
  const content = (
    <>
      <Box sx={{ px: 2.5, pt: 2, pb: 1 }}>
        <Typography id={heading} variant="h3" component={within ? "h3" : "h2"}>
          {t("files.title")}
        </Typography>
        {failed && (
          <Typography role="alert" color="textSecondary">
            {t("files.failed")}{" "}
            <Button size="small" onClick={() => void failed.refetch()}>
              {t("files.retry")}
            </Button>
          </Typography>
        )}
      </Box>
      <Box
        component="ul"
        sx={{
          px: 1.25,
          pt: 0,
          pb: 1.25,
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
        }}
      >
        {files.map((file) => (
          <PageFileLine key={file.id} file={file} />
        ))}
      </Box>
    </>
  );
  if (within) {
    return (
      <Box component="section" aria-labelledby={heading} sx={{ borderTop: 1, borderColor: "divider" }}>
        {content}
      </Box>
    );
  }
  return (
    <Card component="section" aria-labelledby={heading}>
      {content}
    </Card>
  );
}

/** The files that are kept for some pages, one page after the other; empty until they are there. */
function usePageFiles(pages: readonly PageCategory[]) {
  const queries = useQueries({
    queries: pages.map((page) => ({
      ...dataQuery([...classroomKey, "pageFiles", page], classroomCalls.pageFiles, { query: { page } }),
      staleTime: 5 * 60_000,
    })),
  });
  return {
    files: queries.flatMap(({ data }) => data ?? []),
    failed: queries.find(({ data, isPending, error }) => data === undefined && !isPending && error),
  };
}
