import { wantsCalm } from "./flyPoints.ts";

const colors = [
  "primary-main",
  "area-mindful",
  "area-quiz",
  "area-connection",
  "area-nomination",
  "area-puzzle",
];

/** Throws confetti from both lower corners, unless reduced motion is set. */
export async function throwConfetti(): Promise<void> {
  if (wantsCalm()) return;
  const { default: confetti } = await import("canvas-confetti");
  const style = getComputedStyle(document.querySelector("body [data-color]") ?? document.documentElement);
  // No worker, because the content security policy doesn't allow one.
  const cannon = confetti.create(undefined, { resize: true, useWorker: false });
  const shot = {
    particleCount: 110,
    spread: 70,
    startVelocity: Math.max(45, window.innerHeight / 14),
    scalar: Math.max(1, window.innerHeight / 600),
    zIndex: 1900,
    disableForReducedMotion: true,
    colors: colors.map((name) => style.getPropertyValue(`--k-palette-${name}`).trim()).filter(Boolean),
  };
  await Promise.all([
    cannon({ ...shot, angle: 60, origin: { x: 0, y: 0.95 } }),
    cannon({ ...shot, angle: 120, origin: { x: 1, y: 0.95 } }),
  ]);
}
