import type { Endpoint, QueryOf } from "@kindling/contract";
import CertificateIcon from "@mui/icons-material/WorkspacePremiumOutlined";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { useCertificates } from "./useCertificates.ts";

/** Fetches certificates as a file to be printed; while they are on their way, says how far, and stops when pressed. */
export function CertificateButton<E extends Endpoint>({
  endpoint,
  id,
  query,
  label,
  about,
  variant = "text",
}: {
  readonly endpoint: E;
  /** The nomination, or the form, that they belong to. */
  readonly id: number;
  readonly query?: Partial<QueryOf<E>>;
  readonly label: string;
  /** What it is called where there are several of it. */
  readonly about?: string;
  readonly variant?: "text" | "outlined" | "contained";
}) {
  const { t } = useTranslation("nominations");
  const format = useFormat();
  const { received, start, stop } = useCertificates();
  if (received === null) {
    return (
      <Button
        variant={variant}
        startIcon={<CertificateIcon />}
        aria-label={about}
        onClick={() => void start(endpoint, id, query)}
      >
        {label}
      </Button>
    );
  }
  return (
    <Button variant={variant} startIcon={<CircularProgress size={18} color="inherit" />} onClick={stop}>
      <span role="status">
        {received === 0
          ? t("typesetting")
          : t("received", { amount: format.number(Math.max(1, Math.round(received / 1024))) })}
      </span>
      {` · ${t("stop")}`}
    </Button>
  );
}
