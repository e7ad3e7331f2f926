/** A parsed address. Browsers and Node both have it, but the contract is typed for neither. */
interface Address {
  readonly protocol: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly searchParams: { get(name: string): string | null };
}

declare const URL: { canParse(address: string): boolean; new (address: string): Address };

/** How a video is shown: embedded from a host that takes commands by message, or played as a file. */
export type VideoSource =
  | {
      readonly host: "youtube" | "vimeo";
      readonly embed: string;
      readonly origin: string;
      /** A still of it, where the host has one at an address that can be known. */
      readonly poster?: string;
    }
  | { readonly host: "file"; readonly url: string };

const youtubeHosts = new Set(["youtube.com", "m.youtube.com", "youtube-nocookie.com", "music.youtube.com"]);

/** Answers how to show the video at this address, in the host's way that sets no cookies; null when it is no address. */
export function videoSource(address: string): VideoSource | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return address.startsWith("/") ? fileAt(address) : null;
  const host = url.hostname.replace(/^www\./, "");
  if (host === "youtu.be" || youtubeHosts.has(host)) {
    const id = youtubeId(url, host);
    if (!id) return fileAt(address);
    const origin = "https://www.youtube-nocookie.com";
    return {
      host: "youtube",
      origin,
      embed: `${origin}/embed/${id}?rel=0&playsinline=1&enablejsapi=1`,
      poster: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    };
  }
  if (host === "vimeo.com" || host === "player.vimeo.com") {
    const [, id, hash] = /\/(\d{5,})(?:\/(\w+))?/.exec(url.pathname) ?? [];
    if (!id) return fileAt(address);
    const secret = hash ?? url.searchParams.get("h");
    const origin = "https://player.vimeo.com";
    return {
      host: "vimeo",
      origin,
      embed: `${origin}/video/${id}?dnt=1${secret ? `&h=${secret}` : ""}`,
    };
  }
  return fileAt(address);
}

function youtubeId(url: Address, host: string): string | undefined {
  const fromPath = /^\/(?:embed|shorts|live|v)\/([\w-]{6,20})/.exec(url.pathname)?.[1];
  const id = host === "youtu.be" ? url.pathname.slice(1) : (url.searchParams.get("v") ?? fromPath);
  return id && /^[\w-]{6,20}$/.test(id) ? id : undefined;
}

const fileAt = (url: string): VideoSource => ({ host: "file", url });
