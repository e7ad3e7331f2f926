/** The part of MUI that tooltips are drawn with, as a chunk of its own. */
export { default as Tooltip } from "@mui/material/Tooltip";
