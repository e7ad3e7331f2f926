import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import type { Settings } from "../../core/settings.ts";
import { redrawLogo } from "./redrawLogo.ts";

/** Brand name and logo for paper. */
export interface Brand {
  readonly brand: string;
  /** The organization's own logo as a data address, where it can be printed. */
  readonly logo: string | null;
  /** Whether the portal's own mark is the organization's. */
  readonly mark: boolean;
}

const printable = new Set([".png", ".jpg", ".jpeg", ".webp"]);

/** As wide and high as a logo is on paper at most, in dots. */
const edge = 800;

const types = { png: "image/png", jpg: "image/jpeg" } as const;

/** The logo that was printed last, by its file as it was then. */
let last: { readonly file: string; readonly drawn: Promise<string | undefined> } | undefined;

// A damaged PNG would end the thread that prints, as pdfkit decodes it later, so it gets none that we haven't written.
async function draw(path: string): Promise<string | undefined> {
  try {
    const { content, type } = await redrawLogo(await readFile(path), edge);
    return `data:${types[type]};base64,${content.toString("base64")}`;
  } catch {
    return undefined;
  }
}

/** The organization's own logo, where it is a file of this server's that can be printed. */
async function logoOf({ brandLogo = "" }: Settings): Promise<string | null | undefined> {
  if (brandLogo === "") return null;
  if (!printable.has(extname(brandLogo).toLowerCase())) return undefined;
  const found = await stat(brandLogo).catch(() => undefined);
  if (!found) return undefined;
  const file = `${brandLogo} ${found.mtimeMs} ${found.size}`;
  if (last?.file !== file) last = { file, drawn: draw(brandLogo) };
  return last.drawn;
}

/** What papers are headed with: the brand's name, and its logo or the portal's mark. */
export async function readBrand(settings: Settings): Promise<Brand> {
  const logo = await logoOf(settings);
  return { brand: settings.brandName, logo: logo ?? null, mark: logo === null };
}
