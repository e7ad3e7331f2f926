import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../feedback/EmptyState.tsx";

/** Shown if search or filters match no rows. */
export function NothingFound({ things, onClear }: { readonly things: string; readonly onClear: () => void }) {
  const { t } = useTranslation("ui");
  return (
    <EmptyState title={t("list.nothingFound", { things })} text={t("list.nothingFoundText")}>
      <Button variant="outlined" onClick={onClear}>
        {t("list.clearAll")}
      </Button>
    </EmptyState>
  );
}
