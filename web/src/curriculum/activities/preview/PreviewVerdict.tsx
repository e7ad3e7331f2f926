import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

/** Whether the instructors in question see the item, and if not, every reason why. */
export function PreviewVerdict({ seen, why }: { readonly seen: boolean; readonly why: readonly string[] }) {
  const { t } = useTranslation("curriculum");
  if (seen) return <Alert severity="success">{t("preview.seen")}</Alert>;
  return (
    <Alert severity="warning">
      <AlertTitle>{t("preview.unseen")}</AlertTitle>
      <Box component="ul" sx={{ pl: 2.5, listStyle: "revert" }}>
        {why.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
    </Alert>
  );
}
