import { z } from "zod";
import { groups, staffAndLeaders } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { id, optionalChoice, reference, requiredText } from "../core/fields.ts";
import { messageOnly, one } from "../core/page.ts";

/** How many views of one screen a person may save. */
export const mostSavedViews = 50;

/** A list as somebody arranged it, under a name: its filters, sort, page size and columns. What was searched for isn't kept. */
const savedView = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The query of the screen's address, without the search. */
  query: z.string(),
  /** The group whose members see it as well; null if only its owner does. */
  shared_with: z.enum(groups).nullable(),
  owner: reference,
  /** Whether the caller's screen opens with it. */
  is_default: z.boolean(),
  can: z.array(z.enum(["update", "delete"])),
});
export type SavedView = z.output<typeof savedView>;

const screen = z
  .string()
  .max(200)
  .regex(/^\/[\w/-]+$/);

const written = {
  name: requiredText(60),
  query: z.string().max(4000),
  shared_with: optionalChoice(groups),
};

const labels = {
  en: {
    one: "Saved view",
    many: "Saved views",
    fields: { screen: "Screen", query: "View", shared_with: "Shared with" },
  },
  es: {
    one: "Vista guardada",
    many: "Vistas guardadas",
    fields: { screen: "Pantalla", query: "Vista", shared_with: "Compartida con" },
  },
};

const common = { labels, access: staffAndLeaders } as const;

/** Views of lists that people saved, for themselves or for a group of staff. */
export const savedViewEndpoints = {
  ofScreen: defineEndpoint({
    ...common,
    name: "savedView.ofScreen",
    method: "GET",
    path: "/savedView",
    summary: "List the caller's views of a screen and those shared with them, by name",
    query: z.strictObject({ screen }),
    reply: z.object({ data: z.array(savedView) }),
  }),
  create: defineEndpoint({
    ...common,
    name: "savedView.create",
    method: "POST",
    path: "/savedView/add",
    status: 201,
    summary: "Save a view of a screen; only with a group that the caller belongs to can it be shared",
    body: z.object({ screen, ...written }),
    reply: one(savedView),
  }),
  update: defineEndpoint({
    ...common,
    name: "savedView.update",
    method: "PATCH",
    path: "/savedView/update/:id",
    summary: "Rename, replace or share one of the caller's views",
    params: idParams,
    body: z.object(written).partial(),
    reply: one(savedView),
  }),
  remove: defineEndpoint({
    ...common,
    name: "savedView.remove",
    method: "DELETE",
    path: "/savedView/delete/:id",
    summary: "Delete one of the caller's views",
    params: idParams,
    reply: messageOnly,
  }),
  setDefault: defineEndpoint({
    ...common,
    name: "savedView.setDefault",
    method: "PATCH",
    path: "/savedView/default",
    summary: "Choose the view that a screen opens with for the caller; null for none",
    body: z.object({ screen, id: id().nullable() }),
    reply: messageOnly,
  }),
};
