import { accentSurfaces, accentTokens, type checkAccent } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

/** Says whether an accent color can be read, offers the nearest that can, and shows both themes with it. */
export function ContrastNote({
  color,
  check: { contrast, isEnough, nearest },
  onChoose,
}: {
  readonly color: string;
  readonly check: ReturnType<typeof checkAccent>;
  readonly onChoose: (color: string) => void;
}) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const tokens = accentTokens(color);
  const ratio = format.number(contrast);
  return (
    <Stack sx={{ gap: 1.5 }} aria-live="polite">
      <Alert
        severity={isEnough ? "success" : "warning"}
        sx={{ flexWrap: "wrap", "& .MuiAlert-message": { flex: "1 1 200px" } }}
        action={
          !isEnough && (
            <Button color="inherit" size="small" onClick={() => onChoose(nearest)}>
              {t("setUp.look.useNearest", { nearest })}
            </Button>
          )
        }
      >
        {t(isEnough ? "setUp.look.enough" : "setUp.look.tooLow", { ratio })}
      </Alert>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: "wrap" }}>
        {(["light", "dark"] as const).map((scheme) => {
          const { main, on } = tokens[scheme];
          const { paper } = accentSurfaces[scheme];
          return (
            <Stack
              key={scheme}
              direction="row"
              sx={{
                gap: 2,
                p: 1.5,
                flex: "1 1 220px",
                alignItems: "center",
                border: 1,
                borderColor: "divider",
                borderRadius: 1,
                bgcolor: paper,
              }}
            >
              <Box sx={{ px: 2, py: 0.75, borderRadius: 99, fontWeight: 700, bgcolor: main, color: on }}>
                {t("setUp.look.button")}
              </Box>
              <Box sx={{ color: main, fontWeight: 600, textDecoration: "underline" }}>
                {t(`setUp.look.${scheme}`)}
              </Box>
            </Stack>
          );
        })}
      </Stack>
    </Stack>
  );
}
