import type { BulkEndpoint, Endpoint, Resource, resourceEndpoints } from "@kindling/contract";
import type { RowOf } from "../../ui/list/listRows.ts";

/** The calls that every kind of activity has. */
type ActivityCalls = Readonly<
  Record<"list" | "get" | "create" | "update" | "remove" | "preview" | "import" | "importTemplate", Endpoint>
> & { readonly bulk: BulkEndpoint };

/** What the screens of a kind of activity are made from. */
export interface ActivityScreen {
  readonly resource: Resource;
  readonly calls: ActivityCalls;
  /** The path of its list; previews and responses are below it. */
  readonly path: string;
}

/** What the rows of all kinds of activity have in common. */
export type ActivityRow = Omit<RowOf<typeof resourceEndpoints.mindfulOpen.list>, "details">;
