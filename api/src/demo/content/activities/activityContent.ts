import type { ActivityKind, activityTypes, Question } from "@kindling/contract";
import type { z } from "zod";
import type { FilmName, PageName, PictureName } from "../media.ts";
import type { LevelName } from "../mindful-opens/mindfulScript.ts";
import type { Standard } from "../standards.ts";

/** What an activity of a kind has of its own. */
type DetailsOf<K extends ActivityKind> = z.input<(typeof activityTypes)[K]["details"]["row"]>;

/** An activity written once and put on the calendar: in the session of its trait, or all year for its level. */
export interface ActivityContent<K extends ActivityKind = ActivityKind> {
  readonly title: string;
  /** The trait in whose session it is done, by everybody. */
  readonly trait?: string;
  /** The level it speaks to; it then goes with every session. */
  readonly level?: LevelName;
  readonly standards: readonly [Standard, Standard];
  /** A paragraph each of what to know beforehand. */
  readonly instructions: readonly string[];
  /** A question of its own, asked before the reflection. */
  readonly asks?: Question;
  readonly details: DetailsOf<K>;
  readonly film?: FilmName;
  readonly page?: PageName;
  /** The picture that a jigsaw cuts up. */
  readonly picture?: PictureName;
}
