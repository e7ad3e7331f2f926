import External from "@mui/icons-material/OpenInNewRounded";
import Link from "@mui/material/Link";
import { useTranslation } from "react-i18next";

/** The host of an address as people say it. */
function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).host.replace(/^www\./, "") : website;
}

/** A charity's website, opened in a new tab without a referrer. */
export function CharityWebsite({ website }: { website: string }) {
  const { t } = useTranslation("giving");
  return (
    <Link
      href={website}
      target="_blank"
      rel="noopener noreferrer"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.5,
        minHeight: 28,
        overflowWrap: "anywhere",
        alignSelf: "flex-start",
      }}
    >
      {t("charity.website", { host: hostOf(website) })}
      <External aria-hidden sx={{ fontSize: 18 }} />
    </Link>
  );
}
