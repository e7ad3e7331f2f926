import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { twoLines } from "../../twoLines.ts";

/** Heights in pixels by density. */
const heights = (row: number, head: number) => ({ "--row": `${row}px`, "--head": `${head}px` });

/** The paths of MUI's checkbox icons, so that the boxes look like those of forms. */
const rim = "M21 5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2z";
const icons = {
  off: `path(evenodd, "${rim}M5 5h14v14H5z")`,
  on: `path(evenodd, "${rim}M10 17l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8z")`,
  some: `path(evenodd, "${rim}M7 11h10v2H7z")`,
};

/** The card that a table is in, with the styles of all of it: styles of each cell would make rows slow to draw. */
export const GridFrame = styled(Card)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const ring = { outline: `3px solid ${palette.primary.main}`, outlineOffset: -3 };
  return {
    ...heights(40, 36),
    '&[data-density="compact"]': heights(32, 32),
    '&[data-density="comfortable"]': heights(56, 48),
    display: "flex",
    flexDirection: "column",
    overflow: "hidden",
    fontSize: "0.9375rem",
    lineHeight: 1.3,
    "& .scroller": {
      flex: 1,
      minHeight: 0,
      overflow: "auto",
      scrollPaddingTop: "var(--head)",
      scrollPaddingRight: 60,
    },
    "& .row": {
      display: "grid",
      gridTemplateColumns: "var(--columns)",
      height: "var(--row)",
      backgroundColor: palette.background.paper,
    },
    "& .row + .row": { borderTop: `1px solid ${palette.divider}` },
    // A change in one row leaves the layout of the others alone.
    "& .rows > .row": { contain: "content", cursor: "pointer" },
    "& .row:hover": { backgroundColor: palette.background.sunken },
    "& .row[aria-selected=true]": { backgroundColor: palette.background.tint },
    "& .row[data-changed]": {
      backgroundColor: `color-mix(in srgb, ${palette.success.main} 14%, ${palette.background.paper})`,
      "& > :first-of-type": { boxShadow: `inset 4px 0 ${palette.success.main}` },
    },
    "& .row[aria-current] > :first-of-type": { boxShadow: `inset 4px 0 ${palette.primary.main}` },
    // Forced colors leave out shadows and backgrounds.
    "@media (forced-colors: active)": {
      "& .row:is([data-changed], [aria-current])": { outline: "2px solid Highlight", outlineOffset: -2 },
    },
    "& .cell": {
      position: "relative",
      display: "flex",
      alignItems: "center",
      minWidth: 0,
      paddingInline: 10,
    },
    "@media (width >= 900px)": {
      "& .cell[data-pinned], & .row:has(> [data-pinned]) > .tick": {
        position: "sticky",
        left: 0,
        zIndex: 1,
        backgroundColor: "inherit",
      },
      "& .cell[data-pinned]:not(:has(+ [data-pinned]))": { borderRight: `1px solid ${palette.divider}` },
    },
    "& .cell[data-align=right]": { justifyContent: "flex-end", textAlign: "right" },
    "& :is(.cell, .heading, .tick input, .row-menu):focus-visible": ring,
    "& .text": { minWidth: 0, overflow: "hidden", overflowWrap: "anywhere" },
    "&:not([data-density=comfortable]) .text": { whiteSpace: "nowrap", textOverflow: "ellipsis" },
    "&:not([data-density=comfortable]) wbr": { display: "none" },
    // Long text wraps to a second line if rows are high enough.
    "&[data-density=comfortable] .text": twoLines,
    "& a.text": {
      color: "inherit",
      fontWeight: 600,
      textDecoration: "none",
      textUnderlineOffset: "0.18em",
      textDecorationThickness: "1px",
      "&:hover": { textDecoration: "underline" },
    },
    "& .tick": { padding: 0 },
    "& .tick input": {
      appearance: "none",
      display: "grid",
      placeItems: "center",
      width: "100%",
      height: "100%",
      margin: 0,
      cursor: "pointer",
      color: palette.text.secondary,
      "&::before": {
        content: '""',
        width: 24,
        height: 24,
        // As large as the theme's icons.
        scale: "1.143",
        backgroundColor: "currentColor",
        clipPath: icons.off,
        forcedColorAdjust: "none",
      },
      "&:checked, &:indeterminate": { color: palette.primary.main },
      "&:checked::before": { clipPath: icons.on },
      "&:indeterminate::before": { clipPath: icons.some },
    },
    // A row's menu stays visible if the columns are wider than the window, and fills its cell.
    "& .menu": {
      position: "sticky",
      right: 0,
      zIndex: 1,
      gridColumn: "-2 / -1",
      padding: 0,
      backgroundColor: "inherit",
      "& .row-menu": { width: "100%", height: "100%" },
      // A fade shows that there is more to the right; it is narrower than a cell's padding.
      "&::before": {
        content: '""',
        position: "absolute",
        insetBlock: 0,
        right: "100%",
        width: 10,
        backgroundColor: "inherit",
        maskImage: "linear-gradient(to right, transparent, black)",
        pointerEvents: "none",
      },
    },
    "& .head": {
      position: "sticky",
      top: 0,
      zIndex: 2,
      "& .row": {
        height: "var(--head)",
        borderBottom: `1px solid ${palette.divider}`,
        backgroundColor: palette.background.paper,
      },
      "& .cell": { alignItems: "stretch" },
      "& .cell:not(.tick)": { padding: 0 },
    },
    "& .heading": {
      display: "flex",
      flex: 1,
      alignItems: "center",
      gap: 4,
      minWidth: 0,
      padding: "0 10px",
      border: 0,
      background: "none",
      font: `800 0.875rem/1.2 ${theme.typography.h6.fontFamily}`,
      color: palette.text.secondary,
      textAlign: "inherit",
      "& svg": { fontSize: 18, opacity: 0, transition: "opacity 150ms, rotate 150ms" },
    },
    "& button.heading": { cursor: "pointer" },
    "& button.heading:is(:hover, :focus-visible) svg": { opacity: 0.5 },
    "& [data-align=right] .heading": { flexDirection: "row-reverse" },
    "& [aria-sort$=ending] .heading svg": { opacity: "1 !important" },
    "& [aria-sort=descending] svg": { rotate: "180deg" },
    "& .edge": {
      position: "absolute",
      insetBlock: 0,
      right: -6,
      zIndex: 1,
      width: 12,
      cursor: "col-resize",
      touchAction: "none",
      "&::after": {
        content: '""',
        position: "absolute",
        inset: "30% 5px",
        borderRadius: 1,
        backgroundColor: palette.divider,
        opacity: 0,
      },
      "&:hover::after": { backgroundColor: palette.text.primary },
    },
    "& .head:hover .edge::after": { opacity: 1 },
    // One veil over rows that are about to change: most have changed before it is seen, and none is drawn anew for it.
    "& .rows": { position: "relative" },
    "& [aria-busy=true] > .rows::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: 1,
      backgroundColor: `color-mix(in srgb, ${palette.background.paper} 60%, transparent)`,
      animation: "veil 150ms 150ms backwards",
    },
    "@keyframes veil": { from: { opacity: 0 } },
    // Rows that stand in for the first ones.
    "& .blank": {
      "& .cell::after": {
        content: '""',
        position: "absolute",
        inset: "0 auto 0 10px",
        margin: "auto",
        width: "62%",
        maxWidth: "calc(100% - 20px)",
        height: 13,
        borderRadius: 999,
        backgroundColor: "color-mix(in srgb, currentColor 11%, transparent)",
        animation: "blink 2s ease-in-out 0.5s infinite",
      },
      "& .row:nth-of-type(odd) .cell::after": { width: "76%" },
      "& .cell[data-align=right]::after": { inset: "0 10px 0 auto" },
      "& .cell:is(.tick, .menu)::after": { inset: 0, width: 22, maxWidth: "none" },
    },
    "@keyframes blink": { "50%": { opacity: 0.4 } },
    "& .sums": {
      position: "sticky",
      bottom: 0,
      zIndex: 2,
      height: 28,
      borderTop: `1px solid ${palette.divider}`,
      fontWeight: 700,
    },
    // A sum is shown whole: what has no sum beside it is empty.
    "& .sums .text": { overflow: "visible", whiteSpace: "nowrap" },
    "& .scroller:has(.sums)": { scrollPaddingBottom: 28 },
    "& .nothing": { display: "grid", placeItems: "center", padding: 24 },
    "& .foot": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 16,
      flexShrink: 0,
      minHeight: 36,
      padding: "0 2px 0 16px",
      borderTop: `1px solid ${palette.divider}`,
      "& .pager": { marginLeft: "auto" },
    },
  };
});
