import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { DesignFields } from "./DesignFields.tsx";
import { DesignList } from "./DesignList.tsx";
import { DesignParts } from "./DesignParts.tsx";
import { DesignTokens } from "./DesignTokens.tsx";

const schemes = ["light", "dark"] as const;

/** A group of parts, drawn in light and in dark. */
function Shown({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box component="section" aria-label={name}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {name}
      </Typography>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {schemes.map((scheme) => (
          <Card
            key={scheme}
            data-color={scheme}
            sx={{ p: 2, colorScheme: scheme, bgcolor: "background.default", color: "text.primary" }}
          >
            {children}
          </Card>
        ))}
      </Box>
    </Box>
  );
}

/** Every token and every shared part in its states, by its name in the code; only where the portal is developed. */
export function DesignPage() {
  return (
    <Stack component="main" sx={{ gap: 4, p: { xs: 2, md: 4 } }}>
      <Typography variant="h1">/design</Typography>
      <Shown name="theme/tokens.ts">
        <DesignTokens />
      </Shown>
      <Shown name="ui/feedback, ui/page">
        <DesignParts />
      </Shown>
      <Shown name="ui/fields">
        <DesignFields />
      </Shown>
      <Shown name="ui/list">
        <DesignList />
      </Shown>
    </Stack>
  );
}
