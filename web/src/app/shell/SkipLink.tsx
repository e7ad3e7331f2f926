import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

/** The id of the place where a screen's content begins. */
export const contentId = "content";

/** The first Tab stop, which skips the menu. */
export function SkipLink() {
  const { t } = useTranslation("app");
  return (
    <Box
      component="a"
      href={`#${contentId}`}
      className="no-print"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
      sx={{
        position: "fixed",
        top: 12,
        left: 12,
        zIndex: "tooltip",
        px: 2.5,
        py: 1.25,
        borderRadius: 999,
        bgcolor: "primary.main",
        color: "primary.contrastText",
        typography: "button",
        transform: "translateY(-200%)",
        "&:focus": { transform: "none" },
      }}
    >
      {t("menu.skip")}
    </Box>
  );
}
