import { type PageCategory, usePageName } from "./pageNames.ts";

/** The page that files are kept for, by its name. */
export function PageName({ page }: { readonly page: PageCategory | null }) {
  const nameOf = usePageName();
  return page && nameOf(page);
}
