import type { traitEndpoints } from "@kindling/contract";
import PreviewIcon from "@mui/icons-material/VisibilityOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormAround } from "../../ui/form/FormContext.ts";
import type { RowOf } from "../../ui/list/listRows.ts";
import { DatedStateChip } from "../dates/DatedStateChip.tsx";
import { ResponsesLink } from "../responses/ResponsesLink.tsx";
import { responsePath } from "../responses/responsePaths.ts";

export function TraitHeadline() {
  const { t } = useTranslation("curriculum");
  const trait = useFormAround().row as RowOf<typeof traitEndpoints.list> | null;
  if (!trait) return null;
  return (
    <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", gap: 1 }}>
      <DatedStateChip state={trait.state} />
      <Button
        component={Link}
        to={`/trait/preview/${trait.id}`}
        size="small"
        startIcon={<PreviewIcon />}
        sx={{ ml: "auto" }}
      >
        {t("activities.preview")}
      </Button>
      <ResponsesLink path={responsePath("trait")} row={trait} />
    </Stack>
  );
}
