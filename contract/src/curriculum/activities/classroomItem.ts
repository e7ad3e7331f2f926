import { z } from "zod";
import { day, id, reference } from "../../core/fields.ts";
import { question } from "../../core/questions.ts";
import { storedFile } from "../../core/storedFile.ts";

/** An item as a class gets it. */
export const classroomItem = z.object({
  id: id(),
  type: z.string(),
  title: z.string(),
  start: day,
  end: day,
  trait: reference.nullable(),
  session_theme: reference.nullable(),
  standards: z.array(z.string()),
  video_url: z.string().nullable(),
  /** The address at which families watch its film without a sign-in; null without a film that can be played. */
  family_page: z.string().nullable(),
  attachment: storedFile.nullable(),
  instructions: z.string().nullable(),
  will_visit: z.boolean(),
  questions: z.array(question),
  details: z.record(z.string(), z.unknown()),
  points: z.number().int(),
  answered: z.boolean(),
});

export type ClassroomItem = z.infer<typeof classroomItem>;
