import type { Endpoint, Resource } from "@kindling/contract";
import AddIcon from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { useMayCall } from "../useMayCall.ts";
import { useEditAddress } from "./useEditAddress.ts";

/** Opens an empty form beside the list, for those who may add. */
export function AddButton({
  resource,
  create,
}: {
  readonly resource: Pick<Resource, "labels">;
  readonly create: Endpoint;
}) {
  const { t } = useTranslation("ui");
  const labels = useLabels(resource);
  const { open } = useEditAddress();
  if (!useMayCall(create)) return null;
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => open("new")}>
      {t("form.add", { thing: labels.one })}
    </Button>
  );
}
