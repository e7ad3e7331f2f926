import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import type { StepProps } from "./StepProps.ts";

/** Says that a step has to wait for the first program, and leads to it. */
export function NeedsProgram({ onGo }: Pick<StepProps, "onGo">) {
  const { t } = useTranslation("dashboard");
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: "wrap", "& .MuiAlert-message": { flex: "1 1 200px" } }}
      action={
        <Button color="inherit" size="small" onClick={() => onGo("program")}>
          {t("setUp.program.add")}
        </Button>
      }
    >
      {t("setUp.program.needed")}
    </Alert>
  );
}
