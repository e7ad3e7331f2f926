import { captureFrame } from "./captureFrame.ts";

/** A file's own picture in this browser: of a photo the photo, of a film one of its frames. */
interface Preview {
  readonly frame: File | null;
  readonly url: string | null;
}

const made = new Map<File, Promise<Preview>>();

async function make(file: File): Promise<Preview> {
  const frame = file.type.startsWith("video/") ? await captureFrame(file) : null;
  const shown = file.type.startsWith("video/") ? frame : file;
  return { frame, url: shown && URL.createObjectURL(shown) };
}

/** The preview of a file; made once, however often it is asked for. */
export function previewOf(file: File): Promise<Preview> {
  const preview = made.get(file) ?? make(file);
  made.set(file, preview);
  return preview;
}

/** Lets go of the preview of a file that is no longer shown. */
export async function forgetPreview(file: File): Promise<void> {
  const preview = made.get(file);
  made.delete(file);
  const url = (await preview)?.url;
  if (url) URL.revokeObjectURL(url);
}
