import { use, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { onWindow } from "../../core/listening.ts";
import { loadPortal } from "../loadPortal.ts";
import { useTitle } from "../useTitle.ts";
import type { FrontPage } from "./frontPages.ts";

/** Draws a page of the front door in its frame, with its title in the browser's tab. */
export function FrontDoor({ page }: { readonly page: FrontPage }) {
  const { t } = useTranslation("app");
  useTitle(t(`titles.${page.title}`));
  const { Frame, Page } = use(page.parts.load());
  useEffect(() => {
    if (!page.leadsIn) return;
    // Who begins to type is about to sign in.
    const stop = onWindow(["keydown", "pointerdown"], () => {
      stop();
      loadPortal().catch(() => undefined);
    });
    return stop;
  }, [page]);
  return (
    <Frame>
      <Page />
    </Frame>
  );
}
