import type { SvgIconProps } from "@mui/material/SvgIcon";
import type { ComponentType } from "react";

/** Something that can be done with rows. */
export interface RowAction<Row> {
  readonly label: string;
  readonly icon: ComponentType<SvgIconProps>;
  /** Risky: what can't be taken back. */
  readonly tone?: "risky";
  /** Whether it may be done with a row, as the row itself says (`can`, its state). */
  readonly allowed: (row: Row) => boolean;
  readonly run: (rows: readonly Row[]) => void;
}
