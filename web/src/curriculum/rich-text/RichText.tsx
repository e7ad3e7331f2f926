import Box from "@mui/material/Box";
import { useMemo } from "react";
import { proseStyle } from "./proseStyle.ts";
import { readRichText } from "./readRichText.ts";

/** Shows a formatted text, or a plain one with its paragraphs. */
export function RichText({ text }: { readonly text: string }) {
  const content = useMemo(() => readRichText(text), [text]);
  return <Box sx={proseStyle}>{content}</Box>;
}
