import { access, constants } from "node:fs/promises";
import { extname } from "node:path";
import type { Settings } from "../settings.ts";

/** Brand name and logo for paper. */
export interface Brand {
  readonly brand: string;
  /** The absolute path of the organization's own logo, where it can be printed. */
  readonly logo: string | null;
  /** Whether the portal's own mark is the organization's. */
  readonly mark: boolean;
}

/** The kinds of picture that a PDF takes. */
const printable = new Set([".png", ".jpg", ".jpeg"]);

/** The organization's own logo, where it is a file of this server's that can be printed. */
async function logoOf({ brandLogo = "" }: Settings): Promise<string | null | undefined> {
  if (brandLogo === "") return null;
  if (!printable.has(extname(brandLogo).toLowerCase())) return undefined;
  return access(brandLogo, constants.R_OK).then(
    () => brandLogo,
    () => undefined,
  );
}

export async function readBrand(settings: Settings): Promise<Brand> {
  const logo = await logoOf(settings);
  return { brand: settings.brandName, logo: logo ?? null, mark: logo === null };
}
