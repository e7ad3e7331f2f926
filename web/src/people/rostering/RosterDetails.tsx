import type { FieldError, ImportResult } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { useThings } from "./useThings.ts";

const shownFaults = 200;
const figures = ["created", "updated", "unchanged"] as const;

/** What a roster brings by kind and what of it is left aside, or everything that is wrong with it. */
export function RosterDetails({
  errors,
  result,
}: {
  readonly errors: readonly FieldError[];
  readonly result: ImportResult | null;
}) {
  const faults = errors.filter((error) => error.file);
  return (
    <>
      {faults.length > 0 && <Faults faults={faults} />}
      {result?.kinds && result.kinds.length > 0 && <Kinds kinds={result.kinds} />}
      {result?.notes && result.notes.length > 0 && (
        <Notes notes={result.notes} count={result.note_count ?? result.notes.length} />
      )}
    </>
  );
}

function Kinds({ kinds }: { readonly kinds: NonNullable<ImportResult["kinds"]> }) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const nameOf = useThings();
  return (
    <TableContainer sx={{ border: 1, borderColor: "divider", borderRadius: 1 }}>
      <Table size="small" aria-label={t("roster.kind")}>
        <TableHead>
          <TableRow>
            <TableCell>{t("roster.kind")}</TableCell>
            {figures.map((each) => (
              <TableCell key={each} align="right">
                {t(`roster.${each}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {kinds.map((kind) => (
            <TableRow key={kind.entity}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                {nameOf(kind.entity)}
              </TableCell>
              {figures.map((each) => (
                <TableCell key={each} align="right">
                  {format.number(kind[each])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Notes({ notes, count }: { readonly notes: readonly FieldError[]; readonly count: number }) {
  const { t } = useTranslation("people");
  const format = useFormat();
  return (
    <div>
      <Typography variant="h6" component="h3">
        {t("roster.notes")}
      </Typography>
      <Stack component="ul" sx={{ pl: 2.5, color: "text.secondary", listStyle: "revert" }}>
        {notes.slice(0, shownFaults).map((note) => (
          <li key={`${note.file} ${note.row} ${note.msg}`}>
            {[note.file, note.row && `${t("roster.row")} ${note.row}`, note.value]
              .filter(Boolean)
              .join(" · ")}
            : {note.msg}
          </li>
        ))}
      </Stack>
      {count > shownFaults && (
        <Typography variant="body2">
          {t("roster.moreNotes", { number: format.number(count - shownFaults) })}
        </Typography>
      )}
    </div>
  );
}

function Faults({ faults }: { readonly faults: readonly FieldError[] }) {
  const { t } = useTranslation("people");
  const { t: ui } = useTranslation("ui");
  const columns = ["file", "row", "column", "value", "reason"] as const;
  return (
    <>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={t("roster.faults")}
        sx={{ border: 1, borderColor: "divider", borderRadius: 1, maxHeight: 380 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {columns.map((each) => (
                <TableCell key={each}>{t(`roster.${each}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {faults.slice(0, shownFaults).map((fault) => (
              <TableRow key={`${fault.file} ${fault.row} ${fault.column} ${fault.msg}`}>
                <TableCell>{fault.file}</TableCell>
                <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
                  {fault.row}
                </TableCell>
                <TableCell>{fault.column}</TableCell>
                <TableCell data-bad sx={{ overflowWrap: "anywhere" }}>
                  {fault.value || <i>{ui("import.blank")}</i>}
                </TableCell>
                <TableCell sx={{ color: "error.main", fontWeight: 600, minWidth: 160 }}>
                  {fault.msg}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {faults.length > shownFaults && (
        <Typography variant="body2">{t("roster.more", { count: faults.length - shownFaults })}</Typography>
      )}
    </>
  );
}
