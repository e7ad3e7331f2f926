import { districtEndpoints, districts } from "@kindling/contract";
import EditIcon from "@mui/icons-material/EditRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useLabels } from "../../core/labels.ts";
import { StateChip } from "../../ui/feedback/StateChip.tsx";
import { column, numberColumn, stateColumn } from "../../ui/list/columns.tsx";
import { ListGrid } from "../../ui/list/grid/ListGrid.tsx";
import { densities } from "../../ui/list/ListView.ts";
import { NothingFound } from "../../ui/list/NothingFound.tsx";
import { useListState } from "../../ui/list/useListState.ts";

const rows = ["Cottonwood High School", "Willow Creek Elementary", "Harbor Point Elementary"].map(
  (name, index) => ({
    id: index + 1,
    name,
    state: index === 1 ? "warning" : "success",
    count: 143 * index,
  }),
);

const columns = [
  column("name"),
  stateColumn("state", (row: (typeof rows)[number]) => (
    <StateChip tone={row.state as "success"} label={row.state} />
  )),
  numberColumn("count"),
];

/** A table in its densities, with a row ticked and one open, while it loads, and with nothing found. */
export function DesignList() {
  const labels = useLabels(districts);
  const state = useListState(districts, districtEndpoints.list, {});
  const [selected, setSelected] = useState<readonly number[]>([1]);
  const shared = {
    list: districtEndpoints.list,
    columns,
    labels,
    state,
    sorts: ["name"],
    hrefOf: () => "/design",
    editOf: () => "/design",
    actions: [{ label: labels.one, icon: EditIcon, allowed: () => true, run: () => undefined }],
    selects: true,
    selected,
    onSelect: setSelected,
    nothing: <NothingFound things={labels.many} onClear={() => undefined} />,
  };
  const states = [
    ...densities.map((density) => ({ name: density, density, rows, openId: 2, loading: false })),
    { name: "loading", density: "standard" as const, rows: [], openId: null, loading: true },
    { name: "nothing", density: "standard" as const, rows: [], openId: null, loading: false },
  ];
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      {states.map(({ name, ...each }) => (
        <div key={name}>
          <Typography variant="h3">{name}</Typography>
          <ListGrid {...shared} {...each} total={each.rows.length} />
        </div>
      ))}
    </Box>
  );
}
