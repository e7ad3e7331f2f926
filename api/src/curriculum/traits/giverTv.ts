import {
  type CaptionState,
  type datedStates,
  giverTv as episodes,
  giverTvEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows } from "../../core/database.ts";
import { crudRoutes } from "../../core/entities/crudRoutes.ts";
import { always, anyOf, defineEntity, plain, refer, stored } from "../../core/entities/entity.ts";
import { importRoutes } from "../../core/importing/importRoutes.ts";
import { responseCount } from "../../people/measures/responseCount.ts";
import { checkOrder } from "../../people/shared/dates.ts";
import { datedState } from "../activities/datedState.ts";
import { captionState } from "../films/filmUses.ts";
import { checkMedium } from "../storedMedia.ts";

type DatedState = (typeof datedStates)[number];

const shownFrom = sql`coalesce(t.start, tr.start)`;
const shownUntil = sql`coalesce(t."end", tr."end")`;

/** Raises the trait's version, so that open trait forms can't overwrite newer episodes. */
async function touchTraits(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update traits set version = version + 1, updated_at = now() where id = any(${ids}::int[])`.execute(
    db,
  );
}

async function touchTraitsOf(db: Db, ids: readonly number[]): Promise<void> {
  const found = await rows<{ trait_id: number }>(
    db,
    sql`select distinct trait_id from trait_videos where id = any(${ids}::int[])`,
  );
  await touchTraits(
    db,
    found.map(({ trait_id }) => trait_id),
  );
}

export const giverTv = defineEntity(episodes, {
  table: "trait_videos",
  from: sql`trait_videos t left join traits tr on tr.id = t.trait_id`,
  columns: ({ today, caller }) => ({
    ...stored,
    ...plain("name", "trait_opening_url", "position", "start", "end"),
    trait: refer("tr", "title"),
    shown_from: shownFrom,
    shown_until: shownUntil,
    state: datedState(today, shownFrom, shownUntil),
    captions: captionState(sql`t.trait_opening_url`),
    response_count: responseCount(sql`'giver_tv'`, caller),
  }),
  filters: {
    traits: (ids) => anyOf(sql`t.trait_id`, ids),
    state: (states: DatedState[], { today }) =>
      anyOf(datedState(today, shownFrom, shownUntil), states, "text"),
    captions: (states: CaptionState[]) => anyOf(captionState(sql`t.trait_opening_url`), states, "text"),
    from: (date) => sql`${shownUntil} >= ${date}::date`,
    to: (date) => sql`${shownFrom} <= ${date}::date`,
  },
  search: [sql`t.name`, sql`tr.title`],
  sorts: { trait: sql`tr.title`, shown_from: shownFrom, shown_until: shownUntil },
  scope: () => always,
  usedBy: [
    {
      what: "traitResponse",
      pairs: sql`select object_id as used, id from responses where type = 'giver_tv'`,
    },
  ],
  async check(db, draft, context, current) {
    checkOrder(draft, current, context);
    await checkMedium(db, "video", "trait_opening_url", draft.trait_opening_url, context);
    if (current && draft.trait_id && draft.trait_id !== current.trait.id)
      await touchTraits(db, [current.trait.id]);
    if (current || draft.position !== undefined || !draft.trait_id) return;
    // A new one that names no place comes last.
    const last = await first<{ position: number }>(
      db,
      sql`select max(position) as position from trait_videos where trait_id = ${draft.trait_id}`,
    );
    draft.position = (last?.position ?? -1) + 1;
  },
  checkRemoval: (db, removed) =>
    touchTraits(
      db,
      removed.map(({ trait }) => trait.id),
    ),
  checkRestore: touchTraitsOf,
  saved: (db, { ids }) => touchTraitsOf(db, ids),
});

export const giverTvRoutes = [
  ...crudRoutes(giverTvEndpoints, giverTv),
  ...importRoutes(giverTvEndpoints, giverTv),
];
