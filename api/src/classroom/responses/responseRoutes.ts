import type { Endpoint } from "@kindling/contract";
import type { Entity } from "../../core/entities/entity.ts";
import { type ListQuery, readPage } from "../../core/entities/reading.ts";
import { removeRows } from "../../core/entities/removing.ts";
import { lockRow } from "../../core/entities/writing.ts";
import { fileLinks } from "../../core/files/fileLinks.ts";
import { type Route, route } from "../../core/route.ts";
import type { Services } from "../../core/services.ts";
import { classroomSay } from "../classroomSay.ts";
import { summarizeResponses } from "./summarizeResponses.ts";

type ResponseEndpoints = Readonly<Record<"list" | "summary" | "remove", Endpoint>>;

/** A row of responses, those that carry files included. */
interface Listed {
  readonly files?: readonly { readonly fileKey: string }[];
}

/** A row whose addresses open its files for the next hour or two. */
function signed<Row extends object>(row: Row, services: Services): Row {
  const { files } = row as Listed;
  const links = fileLinks(services);
  return files ? { ...row, files: files.map((file) => ({ ...file, url: links.urlOf(file.fileKey) })) } : row;
}

/** The calls of one kind of response: list, summary and deletion. */
export function responseRoutes({ list, summary, remove }: ResponseEndpoints, bound: unknown): Route[] {
  const entity = bound as Entity;
  return [
    route(list, async ({ db, query, context, services }) => {
      const page = await readPage(db, entity, query as ListQuery, context);
      return { ...page, data: page.data.map((row) => signed(row, services)) };
    }),
    route(summary, async ({ db, query, context }) => ({
      data: await summarizeResponses(db, entity, query as ListQuery, context),
    })),
    route(remove, async ({ db, params, context, language, services }) => {
      const { id } = params as { id: number };
      const row = await lockRow(db, entity, id, undefined, context);
      await removeRows(db, entity, [row], context, services.entities);
      return { message: classroomSay[language].deleted };
    }),
  ];
}
