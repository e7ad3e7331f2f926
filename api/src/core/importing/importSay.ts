import type { ImportResult, Localized } from "@kindling/contract";
import { shownCell } from "./fileErrors.ts";

type Done = Pick<ImportResult, "created" | "updated" | "unchanged" | "invitations">;

interface ImportTexts {
  row: string;
  reason: string;
  toCorrect(things: string): string;
  file: string;
  empty: string;
  unreadable: string;
  unknownColumn(column: string): string;
  twiceColumn(column: string): string;
  notFound(value: string, things: string): string;
  ambiguous(value: string): string;
  ambiguousPerson(value: string): string;
  twice(row: number): string;
  exists: string;
  outside: string;
  badRows(count: number): string;
  confirm(count: number, share: number): string;
  done(result: Done): string;
  fine(total: number): string;
  notUndoable: string;
  undone(count: number, spared: number, revoked: number): string;
  changedSince: string;
  notYours: string;
}

/** What imports say. */
export const importSay: Localized<ImportTexts> = {
  en: {
    row: "Row",
    reason: "Reason",
    toCorrect: (things) => `${things} to correct`,
    file: "Choose a CSV or XLSX file",
    empty: "The file has no rows below its header",
    unreadable: "The file could not be read; save it as CSV (UTF-8) or XLSX",
    unknownColumn: (column) => `The column “${column}” is not known here; rename or remove it`,
    twiceColumn: (column) => `The column “${column}” stands twice; remove one`,
    notFound: (value, things) => `“${shownCell(value)}” was not found among ${things}`,
    ambiguous: (value) => `“${shownCell(value)}” names more than one; use its External ID`,
    ambiguousPerson: (value) => `“${shownCell(value)}” names more than one person. Use the email.`,
    twice: (row) => `The same as in row ${row}; each may stand once`,
    exists: "Exists already; choose “add and update” to change it",
    outside: "Exists already where you may not change it",
    badRows: (count) =>
      count === 1
        ? "1 cell needs attention; nothing was imported"
        : `${count} cells need attention; nothing was imported`,
    confirm: (count, share) =>
      `This would deactivate or move ${count} of those that stand (${share} %); confirm to go on`,
    done({ created, updated, unchanged, invitations = 0 }) {
      const done = `Imported: ${created} created, ${updated} updated, ${unchanged} unchanged`;
      if (invitations === 0) return done;
      return `${done}. ${invitations === 1 ? "1 invitation" : `${invitations} invitations`} sent`;
    },
    fine: (total) => `All ${total} rows can be imported`,
    notUndoable: "Only an import that is done can be undone, and only once",
    undone(count, spared, revoked) {
      const done = spared ? `${count} rows undone, ${spared} spared` : `${count} rows undone`;
      if (revoked === 0) return done;
      return `${done}. ${revoked === 1 ? "1 invitation was" : `${revoked} invitations were`} revoked`;
    },
    changedSince: "changed since",
    notYours: "not yours to change",
  },
  es: {
    row: "Fila",
    reason: "Motivo",
    toCorrect: (things) => `${things} por corregir`,
    file: "Elija un archivo CSV o XLSX",
    empty: "El archivo no tiene filas debajo de la cabecera",
    unreadable: "No se pudo leer el archivo; guárdelo como CSV (UTF-8) o XLSX",
    unknownColumn: (column) => `Aquí no se conoce la columna «${column}»; cámbiele el nombre o quítela`,
    twiceColumn: (column) => `La columna «${column}» aparece dos veces; quite una`,
    notFound: (value, things) => `«${shownCell(value)}» no está entre ${things}`,
    ambiguous: (value) => `«${shownCell(value)}» corresponde a más de uno; use su ID externo`,
    ambiguousPerson: (value) => `«${shownCell(value)}» corresponde a más de una persona. Use el correo.`,
    twice: (row) => `Igual que en la fila ${row}; cada uno puede aparecer una vez`,
    exists: "Ya existe; elija «añadir y actualizar» para cambiarlo",
    outside: "Ya existe donde usted no puede cambiarlo",
    badRows: (count) =>
      count === 1
        ? "Hay 1 celda por corregir; no se ha importado nada"
        : `Hay ${count} celdas por corregir; no se ha importado nada`,
    confirm: (count, share) =>
      `Esto desactivaría o movería ${count} de los existentes (${share} %); confirme para seguir`,
    done({ created, updated, unchanged, invitations = 0 }) {
      const done = `Importado: ${created} nuevos, ${updated} actualizados, ${unchanged} sin cambios`;
      if (invitations === 0) return done;
      return `${done}. ${invitations === 1 ? "1 invitación enviada" : `${invitations} invitaciones enviadas`}`;
    },
    fine: (total) => `Se pueden importar las ${total} filas`,
    notUndoable: "Solo se puede deshacer una importación terminada, y una sola vez",
    undone(count, spared, revoked) {
      const done = spared ? `${count} filas deshechas, ${spared} conservadas` : `${count} filas deshechas`;
      if (revoked === 0) return done;
      return `${done}. ${revoked === 1 ? "Se anuló 1 invitación" : `Se anularon ${revoked} invitaciones`}`;
    },
    changedSince: "ha cambiado desde entonces",
    notYours: "no le corresponde cambiarlo",
  },
};
