import type { DemoPreview } from "@kindling/contract";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

/** What a removal of the demo program deletes and leaves, by kind. */
export function DemoPreviewTable({ shown }: { readonly shown: DemoPreview }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const table = useRef<HTMLDivElement>(null);
  // The button that asked for it is gone.
  useEffect(() => table.current?.focus(), []);
  const kinds = shown.kinds.filter(({ goes, own, kept }) => goes + own + kept > 0);
  const records = shown.records.filter(({ goes }) => goes > 0);
  const head = { fontWeight: 700 };
  return (
    <Box
      ref={table}
      sx={{ width: "100%", overflowX: "auto" }}
      role="group"
      aria-label={t("setUp.demo.preview")}
      tabIndex={0}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={head}>{t("setUp.demo.kind")}</TableCell>
            <TableCell align="right" sx={head}>
              {t("setUp.demo.goes")}
            </TableCell>
            <TableCell align="right" sx={head}>
              {t("setUp.demo.stays")}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {kinds.map(({ kind, goes, own, kept, kept_names }) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row">
                {t(`setUp.demo.kinds.${kind}`)}
                {kept > 0 && (
                  <Typography variant="note" component="div">
                    {t("setUp.demo.kept", { count: kept, names: kept_names.join(", ") })}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">{format.number(goes)}</TableCell>
              <TableCell align="right">{format.number(own + kept)}</TableCell>
            </TableRow>
          ))}
          {records.map(({ kind, goes }) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row">
                {t(`setUp.demo.records.${kind}`)}
              </TableCell>
              <TableCell align="right">{format.number(goes)}</TableCell>
              <TableCell align="right">{format.number(0)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
