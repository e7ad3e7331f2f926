/** Hears how far a backup or a restore is. */
export interface Progress {
  /** `share` of the whole is done, and this is being worked on. */
  at(share: number, doing: string): void;
  /** A part is done. */
  done(line: string): void;
}

export const silent: Progress = { at() {}, done() {} };

const everyMs = 200;

/** Tells a person at a terminal in one line that changes, and a log in a line for each part. */
export function tellProgress(to: NodeJS.WriteStream): Progress {
  let last = 0;
  const clear = to.isTTY ? "\r\u001b[K" : "";
  return {
    at(share, doing) {
      if (!to.isTTY || Date.now() - last < everyMs) return;
      last = Date.now();
      const percent = String(Math.min(99, Math.floor(share * 100))).padStart(3);
      to.write(`${clear}${percent} %  ${doing}`);
    },
    done(line) {
      to.write(`${clear}${line}\n`);
    },
  };
}

const units = ["bytes", "KB", "MB", "GB", "TB"];

/** A size as people read it: 12.3 MB. */
export function spellSize(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** step;
  return `${value.toFixed(step > 0 && value < 100 ? 1 : 0)} ${units[step]}`;
}
