/** Whether the device has Apple's keyboard, where ⌘ stands for Ctrl. */
export const isApple = /Mac|iP/.test(navigator.platform);

/** Spells a letter with Ctrl, on Apple's keyboards with ⌘. */
export const commandKey = (letter: string): string => (isApple ? `⌘${letter}` : `Ctrl ${letter}`);
