import { demoProgramEndpoints } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { loadConstants } from "../../core/constants.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { DemoPreviewTable } from "./DemoPreviewTable.tsx";

const key = [demoProgramEndpoints.preview.name];

/** Removes the demo program in one step, once what goes and what stays has been shown. */
export function DemoCard() {
  const { t } = useTranslation("dashboard");
  const queries = useQueryClient();
  const [isShown, setShown] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const found = useQuery({ ...dataQuery(key, demoProgramEndpoints.preview), enabled: isShown, gcTime: 0 });
  const shown = found.data;

  const remove = async (expected: number) => {
    setRemoving(true);
    try {
      const { message } = await call(demoProgramEndpoints.remove, { body: { expected } });
      succeed(message);
      await loadConstants();
      queries.removeQueries({ queryKey: key });
      await queries.invalidateQueries();
    } catch (error) {
      fail(error, t("setUp.failed"));
      setRemoving(false);
      await queries.invalidateQueries({ queryKey: key });
    }
  };
  return (
    <Card
      component="section"
      aria-labelledby="demo-card"
      sx={{ p: { xs: 2, sm: 3 }, mt: 2.5, maxWidth: 1040 }}
    >
      <Stack sx={{ gap: 2, alignItems: "flex-start" }}>
        <Stack sx={{ gap: 0.5 }}>
          <Typography variant="h2" id="demo-card">
            {t("setUp.demo.title")}
          </Typography>
          <Typography color="textSecondary">{t("setUp.demo.text")}</Typography>
        </Stack>
        {!shown && (
          <Button
            variant="outlined"
            color="secondary"
            loading={found.isFetching}
            onClick={() => (isShown ? void found.refetch() : setShown(true))}
          >
            {t("setUp.demo.preview")}
          </Button>
        )}
        {found.isError && <ErrorNote found={found} things={t("setUp.demo.title")} />}
        {shown && (
          <>
            <DemoPreviewTable shown={shown} />
            {shown.refused ? (
              <Alert severity="warning">{shown.refused}</Alert>
            ) : (
              <>
                <Typography>{t("setUp.demo.forGood")}</Typography>
                <Button
                  variant="contained"
                  color="error"
                  loading={isRemoving}
                  onClick={() => void remove(shown.total)}
                >
                  {t("setUp.demo.remove")}
                </Button>
              </>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
