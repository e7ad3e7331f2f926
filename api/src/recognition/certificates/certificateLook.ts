import type { Language, Paper } from "@kindling/contract";
import { readBrand } from "../../account/set-up/readBrand.ts";
import { paperIn } from "../../core/printing/paperIn.ts";
import type { Settings } from "../../core/settings.ts";
import type { CertificateLook } from "./certificate.ts";

/** Language and paper: as requested, else the reader's language and the organization's country. */
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
