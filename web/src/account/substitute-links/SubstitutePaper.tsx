import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { QrCode } from "../qr-code/QrCode.tsx";

/** While it is there, it alone is printed: none of what is on the screen. */
const onlyPaper = (
  <GlobalStyles
    styles={{
      "@page": { margin: "16mm" },
      "@media print": {
        html: { colorScheme: "light" },
        "body > :not(.substitute-paper)": { display: "none !important" },
      },
    }}
  />
);

const steps = ["open", "pin", "teach"] as const;

/** What a substitute is handed on paper: the day, the link, the PIN and what to do; nothing about the class. */
export function SubstitutePaper({
  day,
  url,
  pin,
}: {
  readonly day: string;
  readonly url: string;
  readonly pin: string;
}) {
  const { t } = useTranslation("header");
  return createPortal(
    <Box
      className="substitute-paper"
      sx={{ display: "none", "@media print": { display: "block" }, typography: "body1", color: "inherit" }}
    >
      {onlyPaper}
      <Box component="h1" sx={{ typography: "h2", mb: 3 }}>
        {t("substitutes.paper.title", { day })}
      </Box>
      <Box component="p">{t("substitutes.link")}</Box>
      <Box component="p" sx={{ typography: "h3", wordBreak: "break-all", mb: 2 }}>
        {url}
      </Box>
      <Box sx={{ mb: 2 }}>
        <QrCode text={url} label={t("substitutes.paper.qr")} width="40mm" />
      </Box>
      <Box component="p">{t("substitutes.pin")}</Box>
      <Box component="p" sx={{ typography: "h1", letterSpacing: "0.15em", mb: 3 }}>
        {pin}
      </Box>
      <Box component="ol" sx={{ pl: 3, listStyle: "decimal" }}>
        {steps.map((step) => (
          <li key={step}>{t(`substitutes.paper.${step}`)}</li>
        ))}
      </Box>
    </Box>,
    document.body,
  );
}
