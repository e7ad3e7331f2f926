import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useMatches } from "react-router";
import type { ScreenHandle } from "../areas/screenRoute.ts";
import { useConstants } from "../core/constants.ts";

/** Puts the title of the current screen into the browser's tab; answers it. */
export function useScreenTitle(): string {
  const { t } = useTranslation("app");
  const brand = useConstants()?.brand.name ?? "Kindling";
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const title = handle ? t(`titles.${handle.title}`) : "";
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [title, brand]);
  return title;
}
