import type { SvgIconProps } from "@mui/material/SvgIcon";
import type { ComponentType } from "react";
import type { Fit } from "./matching.ts";
import type { Found } from "./useFound.ts";

/** Something that the palette offers: a screen, a row, or something to do. */
export interface FindOption {
  readonly key: string;
  readonly label: string;
  /** What tells it from others of that name. */
  readonly detail?: string | null | undefined;
  readonly icon: ComponentType<SvgIconProps>;
  /** Marks what can't be undone. */
  readonly tone?: "risky" | undefined;
  /** The address it opens. */
  readonly to?: string;
  /** The row it opens, for the ones opened last. */
  readonly row?: Found;
  /** Runs it, once the palette is closed and the focus is back. */
  readonly run?: () => void;
  /** Runs it within the palette, which stays. */
  readonly step?: () => void;
  /** Shows what else can be done with it. */
  readonly more?: () => void;
}

export interface FindGroup {
  readonly key: string;
  readonly heading: string;
  readonly options: readonly FindOption[];
  /** How well its best option fits the text. */
  readonly fit?: Fit | undefined;
  /** Whether it was found for an earlier text. */
  readonly isStale?: boolean;
}

/**
 * Groups that have something in them, those that fit best first; what is only much like the text is shown where nothing
 * fits.
 */
export function shownOf(groups: readonly FindGroup[]): readonly FindGroup[] {
  const all = groups.filter(({ options }) => options.length > 0);
  const fitting = all.filter(({ fit }) => fit !== 4);
  return (fitting.length > 0 ? fitting : all).toSorted((a, b) => (a.fit ?? 0) - (b.fit ?? 0));
}
