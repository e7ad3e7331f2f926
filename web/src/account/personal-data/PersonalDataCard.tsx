import { personalDataEndpoints } from "@kindling/contract";
import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useSession } from "../../core/session.ts";
import type { User } from "../../people/users/userColumns.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";
import { DownloadDataDialog } from "./DownloadDataDialog.tsx";
import { EraseDialog } from "./EraseDialog.tsx";

/** A copy of what is kept about a person, and its erasure. */
export function PersonalDataCard({ user, list }: { readonly user: User; readonly list: string }) {
  const { t } = useTranslation("privacy");
  const navigate = useNavigate();
  const may = useMayCall(personalDataEndpoints.erase);
  const own = useSession()?.user.email === user.email;
  const [open, setOpen] = useState<"download" | "erase" | null>(null);
  if (!may) return null;
  const close = () => setOpen(null);
  return (
    <Section title={t("card.title")}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t("card.text")}
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: "wrap" }}>
        <Button
          color="secondary"
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => setOpen("download")}
        >
          {t("card.download")}
        </Button>
        {!own && (
          <Button color="error" variant="outlined" onClick={() => setOpen("erase")}>
            {t("card.erase")}
          </Button>
        )}
      </Stack>
      {open === "download" && <DownloadDataDialog person={user} onClose={close} />}
      {open === "erase" && (
        <EraseDialog
          userId={user.id}
          onClose={close}
          onErased={() => void navigate(list, { replace: true })}
        />
      )}
    </Section>
  );
}
