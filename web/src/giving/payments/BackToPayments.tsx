import { payments } from "@kindling/contract";
import BackIcon from "@mui/icons-material/ArrowBackRounded";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { paymentsPath } from "./runs.ts";

export function BackToPayments() {
  const { many } = useLabels(payments);
  return (
    <Button component={Link} to={paymentsPath} color="secondary" startIcon={<BackIcon />}>
      {many}
    </Button>
  );
}
