import type { ActivityKind, BulkEndpoint, Endpoint, Resource, resourceEndpoints } from "@kindling/contract";
import type { RowOf } from "../../ui/list/listRows.ts";

type ActivityCalls = Readonly<
  Record<"list" | "get" | "create" | "update" | "remove" | "preview" | "import" | "importTemplate", Endpoint>
> & { readonly bulk: BulkEndpoint };

export interface ActivityScreen {
  readonly resource: Resource;
  readonly calls: ActivityCalls;
  /** The path of its list; previews and responses are below it. */
  readonly path: string;
}

type Rows = { readonly [K in ActivityKind]: RowOf<(typeof resourceEndpoints)[K]["list"]> };

/** What the rows of all kinds of activity have in common, and what some have beside it. */
export type ActivityRow = Omit<Rows["mindfulOpen"], "details"> &
  Partial<
    Pick<Rows["nomination"], "districts" | "providers" | "schools" | "users" | "max_per_class"> &
      Pick<Rows["quiz"], "quiz_questions">
  >;
