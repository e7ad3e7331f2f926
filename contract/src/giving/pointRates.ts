import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { calendarDate, day, money, reference } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { one } from "../core/page.ts";

const labels: Localized<Labels> = {
  en: { one: "Point Value", many: "Point Values", fields: { from_on: "From", cents: "Value of a Point" } },
  es: {
    one: "Valor del punto",
    many: "Valores del punto",
    fields: { from_on: "Desde", cents: "Valor de un punto" },
  },
};

const pointRate = z.object({
  id: z.number().int(),
  /** Null: from the beginning. */
  from_on: day.nullable(),
  cents: money,
  /** Who set it; null for the setting's value. */
  set_by: reference.nullable(),
  /** Whether it is what a point is worth today. */
  is_current: z.boolean(),
});

export type PointRate = z.infer<typeof pointRate>;

const charities = grant(["Charities"]);

/** What sponsors give for a point, from a day on. */
export const pointRateEndpoints = {
  list: defineEndpoint({
    name: "pointRate.all",
    labels,
    method: "GET",
    path: "/pointRate",
    access: grant(["Reports", "Charities"]),
    summary: "List what a point was, is and will be worth, latest first",
    reply: z.object({ data: z.array(pointRate) }),
  }),
  create: defineEndpoint({
    name: "pointRate.create",
    labels,
    method: "POST",
    path: "/pointRate/add",
    access: charities,
    summary:
      "Set what a point is worth from today or a later day on; points of earlier days keep their value",
    body: z.object({ from_on: calendarDate(), cents: z.number().int().min(0).max(100_000) }),
    reply: one(pointRate),
    status: 201,
  }),
  remove: defineEndpoint({
    name: "pointRate.remove",
    labels,
    method: "DELETE",
    path: "/pointRate/delete/:id",
    access: charities,
    summary: "Take back a value that has not begun to count",
    params: idParams,
    reply: z.object({ message: z.string() }),
  }),
};
