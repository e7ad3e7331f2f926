import { z } from "zod";
import { defineEndpoint, type Endpoint } from "../core/endpoint.ts";
import { type ListColumn, listColumns } from "./listExport.ts";
import { listLabels } from "./listLabels.ts";

/** The lists whose columns screens add up: those of which a sum costs little however many rows there are. */
const summed: ReadonlySet<string> = new Set([
  "classDonation.list",
  "payment.list",
  "pledge.list",
  "provider.list",
  "sponsor.list",
  "sponsorReceipt.list",
  "user.list",
]);

/** Whether screens show sums of a list. */
export const hasSums = ({ name }: Pick<Endpoint, "name">): boolean => summed.has(name);

/** The columns of a list that are added up. */
export function sumColumns(list: Endpoint): readonly ListColumn[] {
  return listColumns(list).filter(({ adds }) => adds?.as === "sum");
}

/** `GET /things/sums`: what columns come to in all rows that the list's filters and search match; money in cents. */
export function sumsEndpoint(list: Endpoint) {
  const labels = listLabels(list);
  const query = () => {
    const {
      page: _page,
      rows: _rows,
      sort: _sort,
      order: _order,
      ...filters
    } = (list.query as z.ZodObject).shape;
    return z.strictObject(filters);
  };
  const sums = () => z.object(Object.fromEntries(sumColumns(list).map(({ key }) => [key, z.number().int()])));
  return defineEndpoint({
    name: `${list.name}.sums`,
    labels,
    method: "GET",
    path: `${list.path}/sums`,
    access: list.access,
    summary: `Add up columns of all ${labels.en.many} that match`,
    searches: list.searches,
    query,
    reply: () => z.object({ data: sums() }),
  });
}
