import type { SetUp, SetUpStep } from "@kindling/contract";
import DoneIcon from "@mui/icons-material/CheckCircleRounded";
import OpenIcon from "@mui/icons-material/RadioButtonUncheckedRounded";
import SkippedIcon from "@mui/icons-material/RemoveCircleOutlineRounded";
import Card from "@mui/material/Card";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import { useTranslation } from "react-i18next";

const icons = {
  done: <DoneIcon color="success" />,
  skipped: <SkippedIcon sx={{ color: "text.secondary" }} />,
  open: <OpenIcon sx={{ color: "edge" }} />,
};

/** The steps and how far each is; a click opens one. */
export function StepList({
  steps,
  chosen,
  onChoose,
}: {
  readonly steps: SetUp["steps"];
  readonly chosen: SetUpStep | null;
  readonly onChoose: (step: SetUpStep) => void;
}) {
  const { t } = useTranslation("dashboard");
  return (
    <Card component="nav" aria-label={t("setUp.steps")}>
      <List component="ol" disablePadding sx={{ p: 1 }}>
        {steps.map(({ step, state }) => (
          <ListItem key={step} disablePadding>
            <ListItemButton
              selected={step === chosen}
              aria-current={step === chosen ? "step" : undefined}
              onClick={() => onChoose(step)}
              sx={{
                borderRadius: 1,
                minHeight: 44,
                py: 0.5,
                "&.Mui-selected": { bgcolor: "background.tint" },
              }}
            >
              <ListItemIcon sx={{ minWidth: 36 }}>{icons[state]}</ListItemIcon>
              <ListItemText
                primary={t(`setUp.names.${step}`)}
                secondary={state === "open" ? undefined : t(`setUp.states.${state}`)}
                slotProps={{ primary: { sx: { fontWeight: step === chosen ? 700 : 500 } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
