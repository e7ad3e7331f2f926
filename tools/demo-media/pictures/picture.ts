/** A still picture of the demo program. */
export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly body: string;
  /** The part of a larger drawing that is shown. */
  readonly view?: string;
}
