import { listenToAll, makeListeners, onStorage } from "../../core/listening.ts";
import { readStored, writeStored } from "../../core/storage.ts";

export const colorModes = ["light", "dark", "system"] as const;

export type ColorMode = (typeof colorModes)[number];

/** Where MUI keeps it, too. */
const key = "mui-mode";
const changed = makeListeners();
const system = window.matchMedia?.("(prefers-color-scheme: dark)");

export const onColorMode = listenToAll(changed.listen, onStorage);

export function readColorMode(): ColorMode {
  const stored = readStored("local", key);
  return colorModes.find((mode) => mode === stored) ?? "system";
}

/** Has the page use the colors of the mode; the theme's variables hang on the attribute. */
function applyColors(): void {
  const mode = readColorMode();
  const isDark = mode === "system" ? system?.matches : mode === "dark";
  document.documentElement.dataset["color"] = isDark ? "dark" : "light";
}

export function setColorMode(mode: ColorMode): void {
  writeStored("local", key, mode);
  changed.tell();
}

applyColors();
onColorMode(applyColors);
system?.addEventListener("change", applyColors);

/** Has MUI follow, instead of keeping a mode of its own. */
export const followColorMode = ({ key: asked }: { readonly key: string }) => ({
  get: (otherwise: unknown) => (asked === key ? readColorMode() : otherwise),
  set: () => undefined,
  subscribe: (listener: (mode: ColorMode) => void) =>
    asked === key ? onColorMode(() => listener(readColorMode())) : () => undefined,
});
