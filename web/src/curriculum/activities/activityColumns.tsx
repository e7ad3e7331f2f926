import {
  cellColumn,
  column,
  dateColumn,
  momentColumn,
  numberColumn,
  spare,
  stateColumn,
} from "../../ui/list/columns.tsx";
import { captionsColumn } from "../captions/captionsColumn.tsx";
import { FilmCell } from "../captions/FilmCell.tsx";
import type { ActivityRow } from "./activityCalls.ts";
import { ItemStateChip } from "./ItemStateChip.tsx";

export const activityColumns = [
  column("title", 170),
  stateColumn("state", (row: ActivityRow) => <ItemStateChip state={row.state} />, 140),
  dateColumn("start"),
  dateColumn("end"),
  column("level", 128),
  column("trait", 140),
  numberColumn("response_count", 128),
  spare(
    cellColumn(
      "video_url",
      (row: ActivityRow) => row.video_url && <FilmCell title={row.title} address={row.video_url} />,
      200,
    ),
  ),
  captionsColumn,
  spare(column("session_theme", 170)),
  spare(column("session", 170)),
  spare(column("category", 140)),
  spare(column("standard_1", 150)),
  spare(column("standard_2", 150)),
  spare(column("will_visit", 120)),
  spare(momentColumn("updated_at")),
];
