import PreviewIcon from "@mui/icons-material/VisibilityOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ResponsesLink } from "../responses/ResponsesLink.tsx";
import { ItemStateChip } from "./ItemStateChip.tsx";
import { useStoredItem } from "./preview/useStoredItem.ts";

/** An item's state, with links to its preview and responses. */
export function ItemHeadline({ path }: { readonly path: string }) {
  const { t } = useTranslation("curriculum");
  const item = useStoredItem();
  if (!item) return null;
  return (
    <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", gap: 1 }}>
      <ItemStateChip state={item.state} />
      <Button
        component={Link}
        to={`${path}/preview/${item.id}`}
        size="small"
        startIcon={<PreviewIcon />}
        sx={{ ml: "auto" }}
      >
        {t("activities.preview")}
      </Button>
      <ResponsesLink path={`${path}/responses`} row={item} />
    </Stack>
  );
}
