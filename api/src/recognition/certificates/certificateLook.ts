import type { Language, Paper } from "@kindling/contract";
import { paperIn } from "../../core/printing/paperIn.ts";
import { readBrand } from "../../core/printing/readBrand.ts";
import type { Settings } from "../../core/settings.ts";
import type { CertificateLook } from "./certificate.ts";

/** How certificates look to a reader: as they ask, else in their language and on the paper of where the organization is. */
export async function certificateLook(
  asked: { readonly language?: Language | undefined; readonly paper?: Paper | undefined },
  reader: Language,
  settings: Settings,
): Promise<CertificateLook> {
  return {
    language: asked.language ?? reader,
    paper: asked.paper ?? paperIn(settings.timeZone),
    ...(await readBrand(settings)),
  };
}
