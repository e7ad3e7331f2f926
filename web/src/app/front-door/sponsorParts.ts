import i18next from "i18next";
import { lazy } from "react";
import { fetchTexts, languageReady } from "../../core/language.ts";

export { LeadFrame as Frame } from "./LeadFrame.tsx";

/** A sponsor's page, with its texts. */
export const Page = lazy(async () => {
  const texts = ["landing", "sponsorPage"];
  const [page] = await Promise.all([
    import("../../giving/sponsor-page/SponsorPrivatePage.tsx"),
    ...texts.map(fetchTexts),
  ]);
  await languageReady;
  await i18next.loadNamespaces(texts);
  return { default: page.SponsorPrivatePage };
});
