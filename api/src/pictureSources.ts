import { sql } from "kysely";
import type { PictureSource } from "./account/pictures/outsidePictures.ts";

const graphics = ["primary_graphic", ...[1, 2, 3, 4].map((nth) => `answer_${nth}_graphic`)];

/** Where rows may name pictures by outside addresses; each has an index (migration 073). */
export const pictureSources: readonly PictureSource[] = [
  sql`select logo_url as address from charities`,
  sql`select banner_url as address from traits`,
  sql`select details ->> 'image_url' as address from activities`,
  ...graphics.map(
    (column) => sql<{ address: string | null }>`select ${sql.ref(column)} as address from quiz_questions`,
  ),
];
