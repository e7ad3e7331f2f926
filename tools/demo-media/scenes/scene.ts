/** A short film without a sound, drawn frame by frame. */
export interface Scene {
  readonly name: string;
  readonly seconds: number;
  /** What the picture shows at a moment from 0 to 1, on 960 by 540. */
  draw(t: number): string;
  /** The words that come over it. */
  title(t: number): string;
}
