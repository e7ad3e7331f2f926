import { BookletPreviewPage } from "../../curriculum/booklet/BookletPreviewPage.tsx";
import { RichText } from "../../curriculum/rich-text/RichText.tsx";

/** The booklet's preview, its texts formatted as staff wrote them. */
export function BookletPreview() {
  return <BookletPreviewPage Prose={RichText} />;
}
