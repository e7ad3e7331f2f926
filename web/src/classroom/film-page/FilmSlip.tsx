import type { ClassroomItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { QrCode } from "../../account/qr-code/QrCode.tsx";
import { addressInShort } from "./addressInShort.ts";

/** Where families watch an item's films, on paper: each with its name, its address, and a code to photograph. */
export function FilmSlip({ heading, films }: { heading: string; films: readonly ClassroomItem[] }) {
  const { t } = useTranslation("presenter");
  const shown = films.flatMap(({ type, id, title, family_page: address }) =>
    address ? [{ key: `${type}/${id}`, title, address }] : [],
  );
  if (shown.length === 0) return null;
  return (
    <Box component="aside" sx={{ mt: 3 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1, breakAfter: "avoid" }}>
        {heading}
      </Typography>
      {shown.map(({ key, title, address }) => (
        <Stack key={key} direction="row" sx={{ gap: 2, alignItems: "center", breakInside: "avoid", mb: 1 }}>
          <QrCode text={address} label={t("filmPage.qr")} width="1.1in" />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography>{addressInShort(address)}</Typography>
          </Box>
        </Stack>
      ))}
    </Box>
  );
}
