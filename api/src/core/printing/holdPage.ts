/** A page whose end stays open. */
export interface HeldPage {
  /** Draws on it while other pages are under way. */
  draw(draw: () => void): void;
  /** Ends it, after the document. */
  close(): void;
}

/**
 * Keeps the page under way open for what is known only later, such as the number of pages. What is on it so far is
 * written as always; later drawings become a second stream of content.
 */
export function holdPage(doc: PDFKit.PDFDocument): HeldPage {
  const { page } = doc;
  const { content } = page;
  const later = doc.ref({});
  // A stream must not be empty.
  later.write("");
  const end = page.end.bind(page);
  Object.assign(page.dictionary.data, { Contents: [content, later] });
  // pdfkit ends a page as the next one begins.
  page.end = () => {
    content.end("");
    page.content = later;
  };
  return {
    draw(draw) {
      const current = doc.page;
      doc.page = page;
      draw();
      doc.page = current;
    },
    close: end,
  };
}
