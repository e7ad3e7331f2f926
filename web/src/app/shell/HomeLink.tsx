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
  const own = useConstants()?.brand;
  const brand = own?.name ?? "Kindling";
  return (
    <Link to="/users" className="home-link" aria-label={t("menu.toHome", { brand })}>
      <Logo name={brand} url={own?.logo ?? null} size={size} brief={brief} />
    </Link>
  );
}
