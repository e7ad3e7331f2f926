/** What a stage can be asked about reading its step aloud. */
export interface Aloud {
  /** `none` where nothing can read. */
  readonly state: "none" | "ready" | "reading";
  /** Begins or ends reading, or says in words why not; answers false where something lies over the step. */
  toggle(): boolean;
  /** Ends reading; answers whether there was any. */
  stop(): boolean;
}
