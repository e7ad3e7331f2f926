import type { Page } from "@playwright/test";

/** Shows the filters of a list that aren't set; they stand behind one button. */
export const openFilters = (page: Page): Promise<void> =>
  page.getByRole("button", { name: /^Filters/ }).click();
