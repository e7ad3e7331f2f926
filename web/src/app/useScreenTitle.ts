import { isStaff } from "@kindling/contract";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useMatches } from "react-router";
import { useConstants } from "../core/constants.ts";
import { useSession } from "../core/session.ts";
import type { ScreenHandle } from "./router/screenRoute.ts";

/** Puts the title of the current screen into the browser's tab; answers it. */
export function useScreenTitle(): string {
  const { t } = useTranslation("app");
  const brand = useConstants()?.brand.name ?? "Kindling";
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const claims = useSession()?.claims;
  const forLeader = claims !== undefined && !isStaff({ role: claims.role.name });
  const key = forLeader ? (handle?.leaderTitle ?? handle?.title) : handle?.title;
  const title = key ? t(`titles.${key}`) : "";
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [title, brand]);
  return title;
}
