/** A rotated phone photo with place and device in its EXIF. */
export declare function phonePhoto(): Promise<Buffer>;
/** The same picture as a file of another format, with EXIF where the format has it. */
export declare function picture(format: "png" | "webp" | "gif"): Promise<Buffer>;
/** A few bytes that claim to be a picture of 2.5 thousand million pixels. */
export declare function imageBomb(): Buffer;
/** A GIF whose screen and frames are squares of so many pixels a side. */
export declare function gifOf(screen: number, frames: readonly number[]): Buffer;
/** A GIF of few bytes whose frames are more than 120 megapixels. */
export declare const framesBomb: (frames?: number, side?: number) => Buffer;
/** An MP4 with one track of each kind: `vide`, `soun`. */
export declare function movie(...kinds: readonly string[]): Buffer;
/** An MP4 of some five thousand bytes. */
export declare const film: Buffer<ArrayBuffer>;
/** A phone video with its place in movie and track metadata. */
export declare function phoneFilm(): Buffer;
/** A WAV file of a quiet tone. */
export declare function sound(seconds: number): Buffer;
