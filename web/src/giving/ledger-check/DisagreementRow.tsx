import type { LedgerDisagreement, LedgerSubject, LedgerUnit } from "@kindling/contract";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { useMayOpen } from "../../ui/useMayOpen.ts";

type About = LedgerDisagreement["about"][number];

/** Where the things have their own page. */
const pages: Readonly<Partial<Record<LedgerSubject, string>>> = {
  teacher: "/users/instructor",
  site: "/school",
  provider: "/providers",
  charity: "/charity",
};

/** What a disagreement is about, what was expected and what was found. */
export function DisagreementRow({ disagreement }: { readonly disagreement: LedgerDisagreement }) {
  const { t } = useTranslation("ledgerCheck");
  const format = useFormat();
  const { about, figure, unit, expected, found, difference } = disagreement;
  const tell = (value: number) => spell(format, unit, value);
  const numbers = {
    expected: tell(expected),
    found: tell(found),
    difference: `${difference > 0 ? "+" : ""}${tell(difference)}`,
  };
  return (
    <Box component="li" sx={{ p: 1.5, borderRadius: 1, bgcolor: "action.hover", overflowWrap: "anywhere" }}>
      <Typography variant="body2" sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5 }}>
        {about.length === 0 && <span>{t("everything")}</span>}
        {about.map((each) => (
          <Subject key={each.kind} about={each} />
        ))}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
        {figure && `${t(`figures.${figure}`)}: `}
        {t(`told.${unit}`, numbers)}
      </Typography>
    </Box>
  );
}

function Subject({ about: { kind, id, name } }: { readonly about: About }) {
  const { t } = useTranslation("ledgerCheck");
  const mayOpen = useMayOpen();
  const page = pages[kind] && `${pages[kind]}/${id}`;
  const called = name ?? id;
  return (
    <span>
      <Box component="span" sx={{ color: "text.secondary" }}>
        {t(`subjects.${kind}`)}
      </Box>{" "}
      {page && mayOpen(page) ? (
        <Link component={RouterLink} to={page}>
          {called}
        </Link>
      ) : (
        called
      )}
    </span>
  );
}

const spell = (format: ReturnType<typeof useFormat>, unit: LedgerUnit, value: number) =>
  unit === "cents" ? format.money(value) : format.number(value);
