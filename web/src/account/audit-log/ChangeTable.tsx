import { changedField, changedFields } from "@kindling/contract";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../core/language.ts";
import type { AuditEntry, Names } from "./AuditEntry.ts";
import { useWords } from "./useWords.ts";

export function ChangeTable({
  entry,
  names,
}: {
  readonly entry: Pick<AuditEntry, "entity" | "before" | "after">;
  readonly names: Names;
}) {
  const { t } = useTranslation("people");
  const language = useLanguage();
  const words = useWords(entry.entity, names);
  const { before, after } = entry;
  const fields = changedFields(entry);
  const sides = [
    { title: t("audit.before"), kept: before },
    { title: t("audit.after"), kept: after },
  ].filter(({ kept }) => kept !== null);
  if (fields.length === 0) return <Typography color="textSecondary">{t("audit.noDetails")}</Typography>;
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Table size="small" sx={{ tableLayout: "fixed", minWidth: 260 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t("audit.field")}</TableCell>
            {sides.map(({ title }) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <TableRow key={field} sx={{ verticalAlign: "top", "&:last-child > *": { borderBottom: 0 } }}>
              <TableCell
                component="th"
                scope="row"
                sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
              >
                {changedField(entry.entity, field, language)}
              </TableCell>
              {sides.map(({ title, kept }) => (
                <TableCell key={title} sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                  {words(field, kept?.[field])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
