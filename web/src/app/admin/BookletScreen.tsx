import { BookletPage } from "../../curriculum/booklet/BookletPage.tsx";
import { BookletDownload } from "../../reports/BookletDownload.tsx";

export function BookletScreen() {
  return <BookletPage Download={BookletDownload} />;
}
