import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, useLocation } from "react-router";

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** `14:05`, as a clock counts down. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Counts down to the next allowed sign-in attempt. */
export function LockNotice({ until }: { readonly until: number }) {
  const { t } = useTranslation("account");
  const [left, setLeft] = useState(() => secondsTo(until));
  // Announced once, because a ticking clock would interrupt screen readers every second.
  const [minutes] = useState(() => Math.ceil(left / 60));
  const asksForMail = useLocation().pathname === "/forgot-password";
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const ticking = setInterval(() => setLeft(secondsTo(until)), 1000);
    return () => clearInterval(ticking);
  }, [until, isOver]);
  const [before, words, after] = t("locked.instead").split(/<\/?forgot>/);
  if (isOver) {
    return (
      <Alert severity="info" role="status">
        {t("locked.over")}
      </Alert>
    );
  }
  return (
    <Alert severity="warning" role="alert">
      <Box component="p" sx={{ m: 0, fontWeight: 700 }}>
        {t("locked.title")}
      </Box>
      <Box component="p" sx={{ m: 0 }}>
        {t("locked.text", { count: minutes })}{" "}
        {!asksForMail && (
          <>
            {before}
            <Link component={RouterLink} to="/forgot-password">
              {words}
            </Link>
            {after}
          </>
        )}
      </Box>
      <Box
        role="timer"
        aria-label={t("locked.left")}
        sx={{ mt: 1, typography: "h2", fontVariantNumeric: "tabular-nums" }}
      >
        {clock(left)}
      </Box>
    </Alert>
  );
}
