import { fileLinks } from "../../core/files/fileLinks.ts";
import type { Services } from "../../core/services.ts";
import type { ThankYouRow } from "./thankYous.ts";

interface Kept {
  readonly fileKey: string;
  readonly mime: string;
}

/** A row whose addresses open its files for the next hour or two. */
export function signedRow(row: ThankYouRow, services: Services): ThankYouRow {
  const links = fileLinks(services);
  const signed = (file: ThankYouRow["photo"]) => file && { ...file, url: links.urlOf(file.fileKey) };
  return { ...row, photo: signed(row.photo), thumb: signed(row.thumb), film: signed(row.film) };
}

/** A photo or film as others than staff get it: at its signed address, without its name. */
export function signedMedium(file: Kept | null, thumb: Kept | null, services: Services) {
  if (!file) return null;
  const links = fileLinks(services);
  return {
    url: links.urlOf(file.fileKey),
    thumb_url: thumb && links.urlOf(thumb.fileKey),
    mime: file.mime,
  };
}
