import type { ClassroomItem } from "@kindling/contract";
import Attachment from "@mui/icons-material/AttachFileRounded";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

/** What comes with an item, where its authors show it: its attachment to save, and the standards it serves. */
export function ItemPapers({ item: { attachment, standards } }: { readonly item: ClassroomItem }) {
  const { t } = useTranslation("home");
  if (!attachment && standards.length === 0) return null;
  return (
    <Stack sx={{ gap: 0.75, px: 2, py: 1.25, borderTop: 1, borderColor: "divider" }}>
      {attachment && (
        <Link
          href={attachment.url}
          download={attachment.name}
          aria-label={t("item.attachment", { name: attachment.name })}
          sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, minWidth: 0, py: 0.25 }}
        >
          <Attachment aria-hidden fontSize="small" />
          <Box component="span" sx={{ overflowWrap: "anywhere" }}>
            {attachment.name}
          </Box>
        </Link>
      )}
      {standards.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          {t("item.standards", { standards: standards.join(" · ") })}
        </Typography>
      )}
    </Stack>
  );
}
