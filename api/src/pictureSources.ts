import { sql } from "kysely";
import type { PictureSource } from "./account/pictures/outsidePictures.ts";

/** Where rows may name pictures by outside addresses. */
export const pictureSources: readonly PictureSource[] = [
  sql`select logo_url as address from charities`,
  sql`select banner_url as address from traits`,
  sql`select details ->> 'image_url' as address from activities`,
];
