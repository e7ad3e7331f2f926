import { access, constants } from "node:fs/promises";
import { extname } from "node:path";
import type { Language, Paper } from "@kindling/contract";
import type { Settings } from "../../core/settings.ts";
import type { CertificateLook } from "./certificate.ts";

/** The kinds of picture that a PDF takes. */
const printable = new Set([".png", ".jpg", ".jpeg"]);

/** The paper of where the programme is: Letter in the Americas, A4 elsewhere. */
export function paperIn(timeZone: string): Paper {
  return /^(America|US|Canada|Mexico|Chile)\/|^Pacific\/Honolulu$/.test(timeZone) ? "letter" : "a4";
}

/** The programme's own logo, where it is a file of this server's that can be printed. */
async function logoOf({ brandLogo = "" }: Settings): Promise<string | null | undefined> {
  if (brandLogo === "") return null;
  if (!printable.has(extname(brandLogo).toLowerCase())) return undefined;
  return access(brandLogo, constants.R_OK).then(
    () => brandLogo,
    () => undefined,
  );
}

/** How certificates look to a reader: as they ask, else in their language and on the paper of where the programme is. */
export async function certificateLook(
  asked: { readonly language?: Language | undefined; readonly paper?: Paper | undefined },
  reader: Language,
  settings: Settings,
): Promise<CertificateLook> {
  const logo = await logoOf(settings);
  return {
    language: asked.language ?? reader,
    paper: asked.paper ?? paperIn(settings.timeZone),
    brand: settings.brandName,
    logo: logo ?? null,
    mark: logo === null,
  };
}
