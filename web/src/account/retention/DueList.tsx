import { type RetentionDue, type RetentionKind, retentionLabels } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat, useLanguage } from "../../core/language.ts";

/** The screens that list the rows of a kind. */
const screens: Partial<Record<RetentionKind, string>> = {
  leads: "/lead",
  media: "/teacher-media",
  audit: "/audit-log",
  imports: "/imports",
  security: "/security-log",
};

const screenOf = (kind: RetentionKind, id: number) =>
  kind === "accounts" ? `/audit-log?entity=user&entity_id=${id}` : screens[kind];

/** What terms would remove now: counts, the oldest, and a few examples. */
export function DueList({ due }: { readonly due: readonly RetentionDue[] }) {
  const { t } = useTranslation("privacy");
  const format = useFormat();
  const language = useLanguage();
  const shown = due.filter(({ rows }) => rows > 0);
  if (shown.length === 0) return <Alert severity="success">{t("due.none")}</Alert>;
  return (
    <Box role="status">
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t("due.title")}
      </Typography>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t("due.text")}
      </Alert>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 1 }}>
        {shown.map(({ kind, rows, oldest, examples }) => (
          <li key={kind}>
            <Typography sx={{ fontWeight: 600 }}>
              {`${retentionLabels[language].fields[kind]}: ${format.number(rows)}`}
            </Typography>
            {oldest && (
              <Typography variant="note">{t("due.oldest", { at: format.moment(oldest) })}</Typography>
            )}
            {examples.map(({ id, name }) => {
              const screen = screenOf(kind, id);
              return (
                <Typography key={id} variant="note" sx={{ display: "block", overflowWrap: "anywhere" }}>
                  {screen ? (
                    <Link component={RouterLink} to={screen}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </Typography>
              );
            })}
          </li>
        ))}
      </Box>
    </Box>
  );
}
