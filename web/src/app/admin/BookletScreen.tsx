import { BookletPage } from "../../curriculum/booklet/BookletPage.tsx";
import { BookletDownload } from "../../reports/BookletDownload.tsx";

/** The booklet of a grade, to be taken as a file. */
export function BookletScreen() {
  return <BookletPage Download={BookletDownload} />;
}
