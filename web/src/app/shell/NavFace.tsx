import Box from "@mui/material/Box";
import type { MenuIcon } from "../menus/menuTypes.ts";
import { fonts } from "../theme/tokens.ts";

export function NavFace({
  icon: Icon,
  text,
  strong,
}: {
  readonly icon?: MenuIcon | undefined;
  readonly text: string;
  readonly strong: boolean;
}) {
  return (
    <>
      {Icon && <Icon sx={{ mr: 1.75, fontSize: 24, opacity: strong ? 1 : 0.8 }} />}
      <Box
        component="span"
        sx={{
          flex: 1,
          fontFamily: fonts.heading,
          fontSize: "0.9688rem",
          fontWeight: strong ? 800 : 600,
          lineHeight: 1.3,
        }}
      >
        {text}
      </Box>
    </>
  );
}
