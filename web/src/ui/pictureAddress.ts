const isOutside = (url: string) => /^https?:/i.test(url) && !url.startsWith(`${location.origin}/`);

/** Where a picture is shown from: one that others keep comes through the portal, so that browsers ask nobody else. */
export const pictureAddress = (address: string): string =>
  isOutside(address) ? `/api/pictures?address=${encodeURIComponent(address)}` : address;
