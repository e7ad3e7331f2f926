import { BookletDownload } from "../../reports/BookletDownload.tsx";
import { BookletPage } from "../../resources/curriculum-booklet/BookletPage.tsx";

/** The booklet of a grade, to be taken as a file. */
export function BookletScreen() {
  return <BookletPage Download={BookletDownload} />;
}
