import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";

/** On paper there is the sheet and nothing else, in the colors of the day. */
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

function Sheet({ children }: { children: ReactNode }) {
  return createPortal(
    <Box
      className="print-sheet"
      data-color="light"
      sx={{ display: "none", color: "text.primary", "@media print": { display: "block" } }}
    >
      {alone}
      {children}
    </Box>,
    document.body,
  );
}

/** Prints a separate sheet: `print` takes its content, `sheet` must be rendered. */
export function usePrinting() {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => {
    if (!content) return;
    const end = () => setContent(null);
    window.addEventListener("afterprint", end);
    window.print();
    return () => window.removeEventListener("afterprint", end);
  }, [content]);
  return { print: setContent, sheet: content && <Sheet>{content}</Sheet> };
}

/** What a whole screen prints as, however the print is asked for: by a button or by the browser itself. */
export function PrintedAs({ children }: { children: ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser renders the page right after this event.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting && <Sheet>{children}</Sheet>;
}
