import { type Endpoint, exportEndpoint, type ListFormat, listColumns, listFormats } from "@kindling/contract";
import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { useDownload } from "../useDownload.ts";

export interface ListExport {
  readonly list: Endpoint;
  /** The file's name. */
  readonly name: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** The list's filters, search and sort; the page doesn't matter. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** The shown columns; all if omitted. */
  readonly fields?: readonly string[];
  /** Selected rows; all if omitted. */
  readonly ids?: readonly number[];
}

/** Exports the list as CSV or XLSX, with progress and cancel. */
export function ExportButton({ list, name, params, query = {}, fields, ids }: ListExport) {
  const { t } = useTranslation("ui");
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const endpoint = useMemo(() => exportEndpoint(list) as Endpoint, [list]);
  const { progress, start, stop } = useDownload({
    done: t("export.done"),
    failed: t("export.failed"),
    unexpected: t("export.unexpected"),
  });
  const save = (kind: ListFormat) => {
    setOpen(false);
    const { page: _page, rows: _rows, ...asked } = query;
    const known = new Set(listColumns(list).map(({ key }) => key));
    const chosen = fields?.filter((field) => known.has(field));
    void start(endpoint, {
      params,
      query: { ...asked, format: kind, fields: chosen, ids },
      fileName: `${name}.${kind}`,
    });
  };
  const received = progress && Math.round(progress.received / 1024);
  return (
    <>
      {progress && (
        <Typography variant="body2" role="status" color="textSecondary">
          {received ? t("export.received", { amount: format.number(received) }) : t("export.preparing")}
        </Typography>
      )}
      <Button
        ref={button}
        size="small"
        color="secondary"
        className="no-print"
        startIcon={progress ? <CircularProgress size={18} color="inherit" aria-hidden /> : <DownloadIcon />}
        {...(!progress && { "aria-haspopup": "menu", "aria-expanded": open })}
        onClick={() => (progress ? stop() : setOpen(true))}
      >
        {t(progress ? "export.stop" : "export.button")}
      </Button>
      <Menu anchorEl={() => button.current} open={open} onClose={() => setOpen(false)}>
        {listFormats.map((kind) => (
          <MenuItem key={kind} onClick={() => save(kind)}>
            {t(`export.formats.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
