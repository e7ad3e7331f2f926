/** The browser cache of today's pictures and recordings, for offline use. */
export const mediaCache = "kindling-today-media";
/** The cache of constants and logo. */
export const portalCache = "kindling-portal";

/** Asks a new worker to take over from the old one, with the page's own script. */
export interface TakeOver {
  readonly takeOver: string;
}
