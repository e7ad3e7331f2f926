import type { Access, Language, NotificationKind } from "@kindling/contract";
import type { Context, Sql } from "../../core/entities/entity.ts";

/** What a notification tells, made when it is read. */
interface NotificationText {
  readonly title: string;
  readonly detail?: string | null;
}

/** One thing that people are notified of: who may see it, its names and its screen. */
export interface NotificationTopic<About = Readonly<Record<string, unknown>>> {
  readonly name: string;
  readonly kind: NotificationKind;
  /** Who may open its screen. */
  readonly access: Access;
  /** A JSON object about row `n.thing_id`; null if it is gone, settled or not in the caller's scope. */
  about(context: Context): Sql;
  tell(about: About, language: Language): NotificationText;
  link(about: About): string;
}

/** Declares a topic; what `about` selects is what `tell` and `link` get. */
export const defineTopic = <About>(topic: NotificationTopic<About>) => topic as unknown as NotificationTopic;
