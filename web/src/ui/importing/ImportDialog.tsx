import type { Endpoint, Resource } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { download } from "../../core/api.ts";
import { useLabels } from "../../core/labels.ts";
import { ChooseFile } from "./ChooseFile.tsx";
import { ImportSteps } from "./ImportSteps.tsx";

export function ImportDialog({
  resource,
  calls,
  open,
  onClose,
}: {
  readonly resource: Pick<Resource, "labels">;
  readonly calls: { readonly import: Endpoint; readonly importTemplate: Endpoint };
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("ui");
  const things = useLabels(resource).many;
  return (
    <ImportSteps
      open={open}
      onClose={onClose}
      kind={{
        endpoint: calls.import,
        things,
        title: t("import.title", { things }),
        choose: (asking) => <ChooseFile calls={calls} things={things} {...asking} />,
        // The server writes them, because the preview holds only the first errors.
        downloadBad: ({ file, ...body }, _checked, mode) =>
          download(calls.import, {
            query: { dry_run: true, bad_rows: true, mode },
            body,
            files: { file },
            fileName: `${t("import.badFile", { things })}.csv`,
          }),
        details: () => null,
      }}
    />
  );
}
