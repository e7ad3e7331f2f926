import { ledgerCheckEndpoints, rebuiltComparisons } from "@kindling/contract";
import RebuildIcon from "@mui/icons-material/BuildRounded";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";

/** Where sums differ that are kept for speed: offers to add them up anew. */
export function RebuildOffer({ id, onStarted }: { readonly id: number; readonly onStarted: () => void }) {
  const { t } = useTranslation("ledgerCheck");
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { get, list, rebuild } = ledgerCheckEndpoints;
  const { data } = useQuery(dataQuery([get.name, id], get, { params: { id } }));
  const isKept = data?.findings.some(
    ({ name, disagreements }) => disagreements > 0 && rebuiltComparisons.includes(name),
  );
  if (!isKept) return null;
  const start = async () => {
    setAsking(true);
    try {
      await call(rebuild);
      onStarted();
    } catch (error) {
      fail(error, t("rebuild.failed"));
    } finally {
      await client.invalidateQueries({ queryKey: [list.name] });
      setAsking(false);
    }
  };
  return (
    <Alert
      severity="info"
      action={
        <Button
          color="inherit"
          size="small"
          startIcon={<RebuildIcon />}
          loading={isAsking}
          onClick={() => void start()}
        >
          {t("rebuild.start")}
        </Button>
      }
    >
      <AlertTitle>{t("rebuild.title")}</AlertTitle>
      {t("rebuild.text")}
    </Alert>
  );
}
