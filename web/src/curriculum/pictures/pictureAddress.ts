import type { SyntheticEvent } from "react";

const isOutside = (url: string) => /^https?:/i.test(url) && !url.startsWith(`${location.origin}/`);

/** Where a picture is shown from: one that others keep comes through the portal, so that browsers ask nobody else. */
export const pictureAddress = (address: string): string =>
  isOutside(address) ? `/api/pictures?address=${encodeURIComponent(address)}` : address;

/** After how many ms a picture that couldn't be shown is asked for again, each time: the portal may be making its copy. */
export const retryMs: readonly number[] = [4000, 15_000];

/** What each picture failed to show, and how often. */
const failed = new WeakMap<Element, { readonly address: string; readonly times: number }>();

function askAgain({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>): void {
  const address = picture.getAttribute("src") ?? "";
  if (!address.startsWith("/api/pictures")) return;
  const before = failed.get(picture);
  const times = before?.address === address ? before.times : 0;
  const wait = retryMs[times];
  if (wait === undefined) return;
  failed.set(picture, { address, times: times + 1 });
  setTimeout(() => {
    if (picture.isConnected && picture.getAttribute("src") === address) picture.src = address;
  }, wait);
}

/** What an `img` shows a picture with, which is asked for again if its copy isn't there yet. */
export const pictureSource = (address: string) => ({ src: pictureAddress(address), onError: askAgain });
