import type { ImportResult } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { StatTile } from "../feedback/StatTile.tsx";
import type { Undone } from "./useImport.ts";

const counts = ["created", "updated", "unchanged"] as const;

/** What an import did, or would do. */
export function ImportCounts({ result, done }: { readonly result: ImportResult; readonly done: boolean }) {
  const { t } = useTranslation("ui");
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: "wrap" }}>
      {counts.map((each) => (
        <StatTile key={each} label={t(`import.${done ? "did" : "will"}.${each}`)} value={result[each]} />
      ))}
    </Stack>
  );
}

/** What an undo did, and which rows it kept. */
export function UndoneNote({ undone }: { readonly undone: Undone }) {
  const { t } = useTranslation("ui");
  return (
    <Alert severity={undone.spared.length > 0 ? "warning" : "success"}>
      {t("import.undone", { count: undone.undone })}
      {undone.revoked ? ` ${t("import.revoked", { count: undone.revoked })}` : ""}
      {undone.spared.length > 0 && (
        <>
          {" "}
          {t("import.spared", { count: undone.spared.length })}
          <Stack component="ul" sx={{ pl: 2.5, listStyle: "revert" }}>
            {undone.spared.map((each) => (
              <li key={`${each.entity} ${each.id}`}>
                {each.name}: {each.reason}
              </li>
            ))}
          </Stack>
        </>
      )}
    </Alert>
  );
}
