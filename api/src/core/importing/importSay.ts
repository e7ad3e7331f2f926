import type { ImportResult, Localized } from "@kindling/contract";
import { shownCell } from "./fileErrors.ts";

type Done = Pick<ImportResult, "created" | "updated" | "unchanged" | "invitations">;

const en = {
  row: "Row",
  reason: "Reason",
  toCorrect: (things: string) => `${things} to correct`,
  file: "Choose a CSV or XLSX file",
  empty: "The file has no rows below its header. Add at least one.",
  unreadable: "Couldn't read the file. Save it as CSV (UTF-8) or XLSX.",
  notFound: (value: string, things: string) => `“${shownCell(value)}” wasn't found in ${things}.`,
  ambiguous: (value: string) => `“${shownCell(value)}” matches more than one. Use the External ID.`,
  ambiguousPerson: (value: string) => `“${shownCell(value)}” matches more than one person. Use the email.`,
  twice: (row: number) => `This repeats row ${row}. Remove one.`,
  exists: "This already exists. Choose “Add and update” to change it.",
  outside: "This already exists, and you don't have permission to change it.",
  badRows: (count: number) =>
    count === 1
      ? "1 cell needs correcting. Nothing was imported."
      : `${count} cells need correcting. Nothing was imported.`,
  confirm: (count: number, share: number) =>
    `This would deactivate or move ${count} existing ${count === 1 ? "row" : "rows"} (${share}%). Confirm to continue.`,
  done({ created, updated, unchanged, invitations = 0 }: Done) {
    const done = `Imported: ${created} created, ${updated} updated, ${unchanged} unchanged`;
    if (invitations === 0) return done;
    return `${done}. ${invitations === 1 ? "1 invitation" : `${invitations} invitations`} sent`;
  },
  fine: (total: number) => `All ${total} rows can be imported`,
  notUndoable: "Only a finished import can be undone, and only once.",
  undone(count: number, spared: number, revoked: number) {
    const done = `${count} ${count === 1 ? "row" : "rows"} undone${spared ? `, ${spared} kept` : ""}`;
    if (revoked === 0) return done;
    return `${done}. ${revoked === 1 ? "1 invitation was" : `${revoked} invitations were`} revoked`;
  },
  changedSince: "changed since",
  notYours: "you can't change it",
};

const es: typeof en = {
  row: "Fila",
  reason: "Motivo",
  toCorrect: (things) => `${things} por corregir`,
  file: "Elija un archivo CSV o XLSX",
  empty: "El archivo no tiene filas debajo del encabezado. Agregue al menos una.",
  unreadable: "No se pudo leer el archivo. Guárdelo como CSV (UTF-8) o XLSX.",
  notFound: (value, things) => `«${shownCell(value)}» no se encontró en ${things}.`,
  ambiguous: (value) => `«${shownCell(value)}» corresponde a más de uno. Use el ID externo.`,
  ambiguousPerson: (value) => `«${shownCell(value)}» corresponde a más de una persona. Use el correo.`,
  twice: (row) => `Repite la fila ${row}. Quite una.`,
  exists: "Ya existe. Elija «Agregar y actualizar» para cambiarlo.",
  outside: "Ya existe y usted no tiene permiso para cambiarlo.",
  badRows: (count) =>
    count === 1
      ? "Hay 1 celda por corregir. No se importó nada."
      : `Hay ${count} celdas por corregir. No se importó nada.`,
  confirm: (count, share) =>
    `Esto desactivaría o movería ${count} ${count === 1 ? "fila existente" : "filas existentes"} (${share}%). Confirme para continuar.`,
  done({ created, updated, unchanged, invitations = 0 }) {
    const done = `Importado: ${created} nuevos, ${updated} actualizados, ${unchanged} sin cambios`;
    if (invitations === 0) return done;
    return `${done}. ${invitations === 1 ? "1 invitación enviada" : `${invitations} invitaciones enviadas`}`;
  },
  fine: (total) => `Se pueden importar las ${total} filas`,
  notUndoable: "Solo se puede deshacer una importación terminada, y una sola vez.",
  undone(count, spared, revoked) {
    const rows = count === 1 ? "1 fila deshecha" : `${count} filas deshechas`;
    const kept = spared === 1 ? "1 conservada" : `${spared} conservadas`;
    const done = spared ? `${rows}, ${kept}` : rows;
    if (revoked === 0) return done;
    return `${done}. ${revoked === 1 ? "Se anuló 1 invitación" : `Se anularon ${revoked} invitaciones`}`;
  },
  changedSince: "cambió desde entonces",
  notYours: "usted no puede cambiarlo",
};

export const importSay: Localized<typeof en> = { en, es };
