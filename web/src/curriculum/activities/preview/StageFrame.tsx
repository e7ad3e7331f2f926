import FullScreenIcon from "@mui/icons-material/FullscreenRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";

/** A frame of a screen's shape, which can fill the real one. */
export function StageFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("curriculum");
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Stack spacing={1}>
      <Box
        ref={frame}
        sx={{
          aspectRatio: { xs: "3 / 4", sm: "4 / 3", xl: "16 / 10" },
          minHeight: 500,
          width: 1,
          borderRadius: 2,
          overflow: "hidden",
          border: 1,
          borderColor: "divider",
        }}
      >
        {children}
      </Box>
      <Button
        size="small"
        color="secondary"
        startIcon={<FullScreenIcon />}
        sx={{ alignSelf: "flex-end" }}
        onClick={() => void frame.current?.requestFullscreen()}
      >
        {t("preview.fullScreen")}
      </Button>
    </Stack>
  );
}
