import type { Speech } from "./speakPassages.ts";

/** Plays a recording at a pace, its pitch kept; `onEnd` is told whether it failed. */
export function playRecording(url: string, rate: number, onEnd: (failed: boolean) => void): Speech {
  const sound = new Audio(url);
  let isOver = false;
  const end = (failed: boolean) => {
    if (isOver) return;
    isOver = true;
    onEnd(failed);
  };
  sound.preservesPitch = true;
  // What begins anew would have its own pace again.
  sound.defaultPlaybackRate = rate;
  sound.playbackRate = rate;
  sound.onended = () => end(false);
  sound.onerror = () => end(true);
  sound.play().catch(() => end(true));
  return {
    stop() {
      isOver = true;
      sound.pause();
    },
    setRate(next) {
      sound.playbackRate = next;
    },
  };
}
