import SubstituteIcon from "@mui/icons-material/SwapHorizRounded";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../core/session.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";

const substituteDialog = loadOnce(() => import("../../account/substitute-links/SubstituteDialog.tsx"));

/** Leads a teacher from their home to the link for a substitute. */
export function LeaveLesson({ site }: { readonly site: number }) {
  const { t } = useTranslation("header");
  const sites = useSession()?.user.schools ?? [];
  const [isOpen, setOpen] = useState(false);
  return (
    <Card component="section" aria-labelledby="leave-lesson">
      <CardContent>
        <Typography id="leave-lesson" variant="h2" sx={{ mb: 1 }}>
          {t("substitutes.leave")}
        </Typography>
        <Typography sx={{ color: "text.secondary", mb: 1.5 }}>{t("substitutes.text")}</Typography>
        <Button variant="outlined" startIcon={<SubstituteIcon />} onClick={() => setOpen(true)}>
          {t("substitutes.open")}
        </Button>
        <Later from={substituteDialog} wanted={isOpen}>
          {({ SubstituteDialog }) =>
            isOpen && <SubstituteDialog sites={sites} site={site} onClose={() => setOpen(false)} />
          }
        </Later>
      </CardContent>
    </Card>
  );
}
