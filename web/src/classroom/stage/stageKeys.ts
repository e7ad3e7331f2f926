/** What a key asks of the stage. */
export type StageCommand =
  | "play"
  | "next"
  | "back"
  | "leave"
  | "fullScreen"
  | "help"
  | "blank"
  | "sound"
  | "color"
  | "read"
  | "timer"
  | "presenter";

const commands: Readonly<Record<string, StageCommand>> = {
  " ": "play",
  Enter: "next",
  ArrowRight: "next",
  PageDown: "next",
  ArrowLeft: "back",
  PageUp: "back",
  Escape: "leave",
  f: "fullScreen",
  "?": "help",
  // Sent by a clicker's "blank screen" button.
  b: "blank",
  ".": "blank",
  s: "sound",
  l: "color",
  r: "read",
  t: "timer",
  p: "presenter",
};

const fields =
  "input, textarea, select, [contenteditable='true'], [role='combobox'], [role='listbox'], [role='option'], [role='menu']";

/** What the two big buttons of a clicker send; a field of one line has no use for it. */
const isClick = (key: string) => key === "PageDown" || key === "PageUp";

const isLetter = (key: string) => /^\p{L}$/u.test(key);

/**
 * Answers what a key pressed in class mode asks for, or null when it belongs to what has the focus: letters to a
 * field, Space and Enter to a button. A step that `takesLetters`, such as a puzzle, has every letter.
 */
export function stageCommand(event: KeyboardEvent, takesLetters = false): StageCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (takesLetters && isLetter(key)) return null;
  const command = commands[key] ?? null;
  const focused = event.target instanceof Element ? event.target : null;
  if (focused?.closest(fields) && command !== "leave" && !(isClick(key) && focused.closest("input")))
    return null;
  if ((key === " " || key === "Enter") && focused?.closest("button, a[href], [role='button']")) return null;
  return command;
}
