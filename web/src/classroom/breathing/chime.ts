let context: AudioContext | null = null;

/** Wakes the sound; browsers allow it only while a key or button is being pressed. */
export function wakeSound(): void {
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Lets a soft tone glide from one pitch (Hz) to another within so many seconds; silent where there is no sound. */
export function glide(from: number, to: number, seconds: number): void {
  if (context?.state !== "running") return;
  const now = context.currentTime;
  const tone = new OscillatorNode(context, { type: "sine", frequency: from });
  const loudness = new GainNode(context, { gain: 0 });
  tone.frequency.linearRampToValueAtTime(to, now + seconds);
  loudness.gain.linearRampToValueAtTime(0.12, now + Math.min(0.4, seconds / 4));
  loudness.gain.setValueAtTime(0.12, now + seconds * 0.7);
  loudness.gain.linearRampToValueAtTime(0, now + seconds);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}
