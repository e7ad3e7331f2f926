import { staffFactorEndpoints } from "@kindling/contract";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "../../people/users/userColumns.tsx";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { Facts } from "../../ui/page/Facts.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { ResetFactorsDialog } from "./ResetFactorsDialog.tsx";

/** Which second steps somebody's sign-in has, and the way to reset them. */
export function FactorsCard({ user }: { readonly user: User }) {
  const { t } = useTranslation(["factors", "ui"]);
  const [isResetting, setResetting] = useState(false);
  const found = useQuery(
    dataQuery([staffFactorEndpoints.get.name, user.id], staffFactorEndpoints.get, {
      params: { id: user.id },
    }),
  );
  const title = t("staff.title");
  const factors = found.data;
  const hasAny = factors && (factors.has_app || factors.passkeys > 0);
  return (
    <Section
      title={title}
      aside={
        factors?.may_reset && (
          <Button color="secondary" variant="outlined" onClick={() => setResetting(true)}>
            {t("staff.reset")}
          </Button>
        )
      }
    >
      {found.isError && <ErrorNote found={found} things={title} />}
      {found.isPending && <Skeleton variant="rounded" height={60} />}
      {factors && !hasAny && (
        <Typography color="textSecondary">
          {t(factors.is_required ? "staff.noneRequired" : "staff.none")}
        </Typography>
      )}
      {factors && hasAny && (
        <Facts
          facts={[
            [t("overview.app"), t(factors.has_app ? "ui:yes" : "ui:no")],
            [t("overview.passkeys"), String(factors.passkeys)],
            [t("staff.codesLeft"), String(factors.recovery_codes_left)],
            [t("staff.required"), t(factors.is_required ? "ui:yes" : "ui:no")],
          ]}
        />
      )}
      {isResetting && <ResetFactorsDialog user={user} onClose={() => setResetting(false)} />}
    </Section>
  );
}
