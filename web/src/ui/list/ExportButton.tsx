import type { Endpoint, ListFormat } from "@kindling/contract";
import { listFormats } from "@kindling/contract/light";
import DownloadIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { fail } from "../../core/toasts.ts";
import { loadOnce } from "../loadOnce.ts";
import { useDownload } from "../useDownload.ts";
import { wholeOf } from "../wholeCall.ts";

const exports = loadOnce(() => import("./exportOf.ts"));

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
  const { progress, start, stop } = useDownload({
    done: t("export.done"),
    failed: t("export.failed"),
    unexpected: t("export.unexpected"),
  });
  const save = async (kind: ListFormat) => {
    setOpen(false);
    const [{ exportOf }, whole] = await Promise.all([exports.load(), wholeOf(list).load()]);
    const { endpoint, fields: known } = exportOf(whole);
    const { page: _page, rows: _rows, ...asked } = query;
    await start(endpoint, {
      params,
      query: { ...asked, format: kind, fields: fields?.filter((field) => known.has(field)), ids },
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
          <MenuItem
            key={kind}
            onClick={() => void save(kind).catch((error) => fail(error, t("export.failed")))}
          >
            {t(`export.formats.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
