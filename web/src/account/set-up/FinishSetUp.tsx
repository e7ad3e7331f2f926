import type { SetUp } from "@kindling/contract";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useSaveSetUp } from "./useSaveSetUp.ts";

/** Ends setting up for good: as a card once no step is open, before that as a quiet choice. */
export function FinishSetUp({
  setUp,
  isReady = false,
}: {
  readonly setUp: SetUp;
  readonly isReady?: boolean;
}) {
  const { t } = useTranslation("dashboard");
  const navigate = useNavigate();
  const { isSaving, save } = useSaveSetUp(setUp);
  const open = setUp.steps.filter(({ state }) => state === "open").length;
  const finish = async () => {
    if (await save({ finished: true })) void navigate("/index");
  };
  if (!isReady && open > 0)
    return (
      <Stack sx={{ alignItems: "flex-start", gap: 0.5, mt: 2 }}>
        <Button color="secondary" loading={isSaving} onClick={() => void finish()}>
          {t("setUp.finish.early")}
        </Button>
        <Typography variant="note" sx={{ px: 1.75 }}>
          {t("setUp.finish.open", { count: open })}
        </Typography>
      </Stack>
    );
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mt: isReady ? 0 : 2 }}>
      <Stack sx={{ gap: 1.5, alignItems: "flex-start" }}>
        <Typography variant="h3" component="h2">
          {t(setUp.finished_at ? "setUp.finish.done" : "setUp.finish.title")}
        </Typography>
        <Typography color="textSecondary">{t("setUp.finish.text")}</Typography>
        {!setUp.finished_at && (
          <Button variant="contained" loading={isSaving} onClick={() => void finish()}>
            {t("setUp.finish.button")}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
