import { type CalendarItem, sessions } from "@kindling/contract";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { useFormat } from "../../core/language.ts";
import { ItemStateChip } from "../activities/ItemStateChip.tsx";
import { editPath, useKindNames } from "./kindLook.ts";
import { keyOf } from "./layOutLanes.ts";

const fields = ["title", "type", "start", "end", "state", "level", "program", "session"] as const;

/** The calendar as a table, in the order in which things begin. */
export function CalendarTable({ items }: { readonly items: readonly CalendarItem[] }) {
  const { t } = useTranslation("calendar");
  const { field } = useLabels(sessions);
  const format = useFormat();
  const namesOf = useKindNames();
  return (
    <TableContainer
      tabIndex={0}
      role="group"
      aria-label={t("table")}
      sx={{
        maxHeight: "max(420px, calc(100dvh - 190px))",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
        "@media print": { maxHeight: "none", overflow: "visible" },
      }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {fields.map((name) => (
              <TableCell key={name}>{field(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TableRow key={keyOf(item)} hover>
              <TableCell component="th" scope="row">
                <Link component={RouterLink} to={editPath(item)}>
                  {item.title}
                </Link>
              </TableCell>
              <TableCell>{namesOf(item.kind).one}</TableCell>
              <TableCell sx={{ whiteSpace: "nowrap" }}>{format.date(item.start)}</TableCell>
              <TableCell sx={{ whiteSpace: "nowrap" }}>{format.date(item.end)}</TableCell>
              <TableCell>
                <ItemStateChip state={item.state} />
              </TableCell>
              <TableCell>{item.level?.name}</TableCell>
              <TableCell>{item.program?.name}</TableCell>
              <TableCell>{item.session?.name}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
