import { substituteEndpoints } from "@kindling/contract";
import SubstituteIcon from "@mui/icons-material/SwapHorizRounded";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "../../people/users/userColumns.tsx";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { Section } from "../../ui/page/Section.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";

const substituteDialog = loadOnce(() => import("./SubstituteDialog.tsx"));

/** Links for substitutes of an instructor, for leaders and staff who may make them. */
export function SubstituteCard({ user }: { readonly user: User }) {
  const { t } = useTranslation("header");
  const may = useMayCall(substituteEndpoints.make);
  const [isOpen, setOpen] = useState(false);
  if (!may || user.school.length === 0) return null;
  return (
    <Section title={t("substitutes.title")}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t("substitutes.text")}
      </Typography>
      <Button
        color="secondary"
        variant="outlined"
        startIcon={<SubstituteIcon />}
        onClick={() => setOpen(true)}
      >
        {t("substitutes.open")}
      </Button>
      <Later from={substituteDialog} wanted={isOpen}>
        {({ SubstituteDialog }) =>
          isOpen && <SubstituteDialog person={user} sites={user.school} onClose={() => setOpen(false)} />
        }
      </Later>
    </Section>
  );
}
