import { isStaff } from "@kindling/contract";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../core/session.ts";
import { ScreenContext } from "./router/Screens.tsx";
import { useTitle } from "./useTitle.ts";

/** Puts the title of the current screen into the browser's tab; answers it. */
export function useScreenTitle(): string {
  const { t } = useTranslation("app");
  const handle = useContext(ScreenContext);
  const claims = useSession()?.claims;
  const forLeader = claims !== undefined && !isStaff({ role: claims.role.name });
  const key = forLeader ? (handle?.leaderTitle ?? handle?.title) : handle?.title;
  const title = key ? t(`titles.${key}`) : "";
  useTitle(title);
  return title;
}
