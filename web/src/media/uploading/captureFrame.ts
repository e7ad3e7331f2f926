const [longest, patience] = [640, 8000];

/** Waits for an event of a film; fails when it can't be played, or takes too long. */
function happens(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event}`)), patience);
    video.addEventListener(event, () => (clearTimeout(timer), resolve()), { once: true });
    video.addEventListener("error", () => (clearTimeout(timer), reject(new Error("error"))), { once: true });
  });
}

/** Draws an early frame of a film as a small picture; null where the browser can't play it. */
export async function captureFrame(file: File): Promise<File | null> {
  const video = document.createElement("video");
  const url = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = "auto";
    const ready = happens(video, "loadeddata");
    video.src = url;
    await ready;
    const sought = happens(video, "seeked");
    // The very first frame is often black.
    video.currentTime = Math.min(1, (Number.isFinite(video.duration) ? video.duration : 0) / 3);
    await sought;
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(1, longest / Math.max(videoWidth, videoHeight));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.82));
    return picture && new File([picture], "frame.jpg", { type: "image/jpeg" });
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(url);
  }
}
