import { locales } from "@kindling/contract/language";
import Box from "@mui/material/Box";
import { useLanguage } from "../../core/language.ts";
import type { Profile } from "../../core/session.ts";
import { useDay } from "./useDay.ts";
import { useMe } from "./useMe.ts";

/** What day it is and which session runs, where there is room for it. */
export function Today({ known }: { readonly known: Profile["currentSession"] }) {
  const language = useLanguage();
  const day = useDay();
  const me = useMe();
  const session = me ? me.currentSession : known;
  // Cached sessions may have ended when the server can't be reached.
  const sessionName = session && session.end >= day ? session.name : null;
  const today = new Intl.DateTimeFormat(locales[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(new Date(`${day}T12:00:00`));
  return (
    <Box
      sx={{
        display: { xs: "none", md: "flex" },
        alignItems: "center",
        gap: 1.25,
        typography: "body2",
        color: "text.secondary",
      }}
    >
      <Box
        component="span"
        sx={{ display: "inline-block", "&::first-letter": { textTransform: "uppercase" } }}
      >
        {today}
      </Box>
      {sessionName && (
        <Box
          component="span"
          sx={{
            px: 1.25,
            py: 0.25,
            borderRadius: 1,
            bgcolor: "background.tint",
            color: "text.primary",
            fontWeight: 600,
          }}
        >
          {sessionName}
        </Box>
      )}
    </Box>
  );
}
