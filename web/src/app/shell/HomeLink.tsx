import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useConstants } from "../../core/constants.ts";
import { Logo } from "../../ui/icons/Logo.tsx";

/** The logo; it leads to /users, which sends everyone to the home of their role. */
export function HomeLink({
  size = 40,
  brief = false,
}: {
  readonly size?: number;
  /** Whether small screens show the mark alone, to leave room beside it. */
  readonly brief?: boolean;
}) {
  const { t } = useTranslation("app");
  const constants = useConstants();
  const brand = constants?.brand.name ?? "Kindling";
  return (
    <Box
      component={Link}
      to="/users"
      aria-label={t("menu.toHome", { brand })}
      sx={{ display: "inline-flex", borderRadius: 1, textDecoration: "none", flexShrink: 0 }}
    >
      <Logo name={brand} url={constants?.brand.logo ?? null} size={size} brief={brief} />
    </Box>
  );
}
