import type { Session } from "../../core/session.ts";

/** What the palette of every role is given. */
export interface PaletteOf {
  readonly session: Session;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onGuide: () => void;
  /** Whether a shortcut was pressed before it had come. */
  readonly wanted: boolean;
}
