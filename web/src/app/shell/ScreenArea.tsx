import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { Suspense, useEffect, useRef } from "react";
import { Outlet } from "react-router";
import { ScrollRestoration } from "../../navigation/ScrollRestoration.tsx";
import { useScreenTitle } from "../useScreenTitle.ts";
import { contentId } from "./SkipLink.tsx";

/** The screen's area; it gets the focus after each navigation. */
export function ScreenArea() {
  const main = useRef<HTMLElement>(null);
  const title = useScreenTitle();
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    main.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <Box
      component="main"
      ref={main}
      id={contentId}
      tabIndex={-1}
      aria-label={title}
      sx={{
        flex: 1,
        minWidth: 0,
        display: "flex",
        flexDirection: "column",
        p: { xs: 2, sm: 3, lg: 4 },
        py: { lg: 1.5 },
        // Printed pages have their own margins.
        "@media print": { p: 0 },
      }}
    >
      <Suspense fallback={<ScreenSkeleton />}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </Box>
  );
}

/** The outline most screens share: a heading, a bar of tools, a sheet. */
function ScreenSkeleton() {
  return (
    <Stack spacing={2} aria-busy>
      <Skeleton variant="rounded" width="min(320px, 60%)" height={40} />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={420} />
    </Stack>
  );
}
