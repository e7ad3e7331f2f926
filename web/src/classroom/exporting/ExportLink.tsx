import type { ClassroomItem } from "@kindling/contract";
import Print from "@mui/icons-material/PrintOutlined";
import IconButton from "@mui/material/IconButton";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Hint } from "../../ui/Hint.tsx";
import { exportPath } from "./exportPath.ts";

export function ExportLink({ item }: { item: Pick<ClassroomItem, "id" | "type" | "title"> }) {
  const { t } = useTranslation("stage");
  const label = t("print.open", { title: item.title });
  return (
    <Hint text={label}>
      <IconButton
        component={Link}
        to={exportPath(item)}
        aria-label={label}
        sx={{ alignSelf: "flex-start", m: 0.5, color: "text.secondary" }}
      >
        <Print />
      </IconButton>
    </Hint>
  );
}
