import { BookletPage } from "../../curriculum/booklet/BookletPage.tsx";
import { BookletDownload } from "../../reports/BookletDownload.tsx";

/** A grade's booklet as a download. */
export function BookletScreen() {
  return <BookletPage Download={BookletDownload} />;
}
