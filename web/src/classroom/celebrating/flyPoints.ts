const calmQuery = "(prefers-reduced-motion: reduce)";

/** Tells whether less motion is asked for, outside of a component. */
export const wantsCalm = () => window.matchMedia?.(calmQuery).matches ?? false;

/** Lets a sign such as "+5" rise from below the middle of the screen and fly to an element; settles when it is there. */
export async function flyPoints(text: string, to: Element | null): Promise<void> {
  if (!to || wantsCalm() || !("animate" in document.body)) return;
  const goal = to.getBoundingClientRect();
  const sign = document.createElement("div");
  sign.textContent = text;
  sign.ariaHidden = "true";
  sign.className = "flying-points";
  Object.assign(sign.style, {
    position: "fixed",
    left: "50%",
    top: "50%",
    zIndex: "2000",
    pointerEvents: "none",
    fontSize: "clamp(5rem, 22vmin, 16rem)",
    fontWeight: "800",
    lineHeight: "1",
    fontFamily: getComputedStyle(to).fontFamily,
    color: "var(--k-palette-primary-main)",
  });
  to.parentElement?.append(sign);
  const x = goal.left + goal.width / 2 - window.innerWidth / 2;
  const y = goal.top + goal.height / 2 - window.innerHeight / 2;
  // Below the middle, where there is no text.
  const rise = window.innerHeight * 0.27;
  const at = (dx: number, dy: number, scale: number) =>
    `translate(-50%, -50%) translate(${dx}px, ${dy}px) scale(${scale})`;
  const flight = sign.animate(
    [
      { transform: at(0, rise + 60, 0.3), opacity: 0 },
      { transform: at(0, rise, 1), opacity: 1, offset: 0.3, easing: "ease-out" },
      { transform: at(0, rise, 1), opacity: 1, offset: 0.5, easing: "cubic-bezier(0.5, 0, 0.8, 0.4)" },
      { transform: at(x, y, 0.15), opacity: 0.7 },
    ],
    { duration: 1300 },
  );
  try {
    await flight.finished;
  } finally {
    sign.remove();
  }
}
