const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";
const contentTypes = "http://schemas.openxmlformats.org/package/2006/content-types";
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The styles by the place they have in `styles`, which cells refer to. */
export const style = { plain: 0, header: 1, date: 2, percent: 3, money: 4, moment: 5 } as const;

const dateFormat = 164;
const moneyFormat = 165;
const momentFormat = 166;
const percentFormat = 9;
// A heading that is a whole question takes lines rather than be cut off.
const wrapped = ` applyAlignment="1"><alignment wrapText="1"/></xf>`;
const cellFormats = [0, 0, dateFormat, percentFormat, moneyFormat, momentFormat].map(
  (format, index) =>
    `<xf numFmtId="${format}" fontId="${index === style.header ? 1 : 0}" fillId="0" borderId="0" xfId="0"` +
    ` applyNumberFormat="1" applyFont="1"${index === style.header ? wrapped : "/>"}`,
);

const font = (marks: string) => `<font>${marks}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;

/** How the cells of every workbook of ours look. */
export const styles =
  `${head}<styleSheet xmlns="${main}">` +
  `<numFmts count="3"><numFmt numFmtId="${dateFormat}" formatCode="yyyy\\-mm\\-dd"/>` +
  `<numFmt numFmtId="${moneyFormat}" formatCode="&quot;$&quot;#,##0.00"/>` +
  `<numFmt numFmtId="${momentFormat}" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>` +
  `<fonts count="2">${font("")}${font("<b/>")}</fonts>` +
  `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
  `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
  `<cellXfs count="${cellFormats.length}">${cellFormats.join("")}</cellXfs>` +
  `<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** The list of sheets, by names that are already escaped. */
export function workbook(sheetNames: readonly string[]): string {
  const sheets = sheetNames.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`);
  return `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join("")}</sheets></workbook>`;
}

/** Where the workbook finds its sheets and styles. */
export function workbookRelations(sheets: number): string {
  const links = Array.from({ length: sheets }, (_, i) =>
    link(i + 1, "worksheet", `worksheets/sheet${i + 1}.xml`),
  );
  links.push(link(sheets + 1, "styles", "styles.xml"));
  return `${head}<Relationships xmlns="${packageRelations}">${links.join("")}</Relationships>`;
}

/** Where the archive holds its workbook. */
export const archiveRelations = `${head}<Relationships xmlns="${packageRelations}">${link(1, "officeDocument", "xl/workbook.xml")}</Relationships>`;

/** What each part of the archive is. */
export function partTypes(sheets: number): string {
  const part = (path: string, kind: string) =>
    `<Override PartName="/xl/${path}" ContentType="${spreadsheet}.${kind}+xml"/>`;
  const worksheets = Array.from({ length: sheets }, (_, i) =>
    part(`worksheets/sheet${i + 1}.xml`, "worksheet"),
  );
  return (
    `${head}<Types xmlns="${contentTypes}">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>` +
    `${part("workbook.xml", "sheet.main")}${part("styles.xml", "styles")}${worksheets.join("")}</Types>`
  );
}

/** The beginning of a sheet: the first row stays in sight, the columns have their widths. */
export function sheetStart(widths: readonly number[]): string {
  const columns = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join("")}</cols><sheetData>`
  );
}

function link(id: number, kind: string, target: string): string {
  return `<Relationship Id="rId${id}" Type="${relations}/${kind}" Target="${target}"/>`;
}
