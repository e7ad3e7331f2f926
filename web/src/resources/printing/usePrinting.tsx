import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

/** On paper there is the sheet and nothing else, in the colours of the day. */
const alone = (
  <GlobalStyles
    styles={{
      "@page": { margin: "18mm 16mm" },
      "@media print": {
        "body > *:not(.print-sheet)": { display: "none !important" },
        body: { overflow: "visible !important", padding: "0 !important" },
      },
    }}
  />
);

/** Prints a sheet of its own rather than the screen: `print` takes what stands on it, `sheet` is to be drawn. */
export function usePrinting() {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => {
    if (!content) return;
    const end = () => setContent(null);
    window.addEventListener("afterprint", end);
    window.print();
    return () => window.removeEventListener("afterprint", end);
  }, [content]);
  return {
    print: setContent,
    sheet:
      content &&
      createPortal(
        <Box
          className="print-sheet"
          data-colour="light"
          sx={{ display: "none", color: "text.primary", "@media print": { display: "block" } }}
        >
          {alone}
          {content}
        </Box>,
        document.body,
      ),
  };
}
