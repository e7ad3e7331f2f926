import type { PaceSite } from "@kindling/contract";
import Card from "@mui/material/Card";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import { useTranslation } from "react-i18next";
import type { ListState } from "../../ui/list/useListState.ts";
import { PaceRows } from "./PaceRows.tsx";
import type { NudgePlan } from "./useNudging.tsx";

export interface PaceViewProps {
  readonly sites: readonly PaceSite[];
  readonly isOpen: (site: PaceSite) => boolean;
  readonly onToggle: (site: PaceSite) => void;
  readonly onNudge: (plan: NudgePlan) => void;
}

/** The numbers of the weeks that any of some sites tells of. */
function weeksOf(sites: readonly PaceSite[]): number[] {
  return [...new Set(sites.flatMap(({ weeks }) => weeks.map(({ number }) => number)))].sort((a, b) => a - b);
}

/** The board as a table: a row a site, its classes below it; the weeks last, where they may run out of sight. */
export function PaceTable({ state, ...view }: PaceViewProps & { readonly state: ListState }) {
  const { t } = useTranslation("pacing");
  const weeks = weeksOf(view.sites);
  const sorted = (sort: "need" | "silent" | "name", label: string) => {
    const isOn = state.sort === sort;
    return (
      <TableCell sortDirection={isOn ? state.order : false} sx={{ whiteSpace: "nowrap" }}>
        <TableSortLabel
          active={isOn}
          direction={isOn ? state.order : "asc"}
          onClick={() => state.change({ sort, order: isOn && state.order === "asc" ? "desc" : "asc" })}
        >
          {label}
        </TableSortLabel>
      </TableCell>
    );
  };
  return (
    <Card>
      {/* Focusable, so that keys can scroll it sideways; what is hidden in it scrolls with it. */}
      <TableContainer tabIndex={0} role="region" aria-label={t("title")} sx={{ position: "relative" }}>
        <Table
          size="small"
          aria-label={t("title")}
          sx={{
            printColorAdjust: "exact",
            "& th": { fontWeight: 700 },
            "& td, & th": { px: { xs: 1, lg: 1.25 } },
          }}
        >
          <TableHead>
            <TableRow>
              {sorted("name", t("columns.site"))}
              {sorted("need", t("columns.now"))}
              {sorted("silent", t("columns.last"))}
              <TableCell>{t("columns.nudge")}</TableCell>
              {weeks.map((number) => (
                <TableCell key={number} sx={{ whiteSpace: "nowrap" }}>
                  {t("columns.week", { number })}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          {view.sites.map((site) => (
            <TableBody key={site.school.id}>
              <PaceRows site={site} weeks={weeks} {...view} />
            </TableBody>
          ))}
        </Table>
      </TableContainer>
    </Card>
  );
}
