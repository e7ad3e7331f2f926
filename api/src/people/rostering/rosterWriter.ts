import { type FieldError, fieldLabel, type ImportResult, ruleMessages } from "@kindling/contract";
import type { Db } from "../../core/database.ts";
import { type Context, type Entity, inputFields } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import type { Running } from "../../core/importing/asImport.ts";
import { metaOf, wordsOf } from "../../core/importing/cells.ts";
import { FileErrors } from "../../core/importing/fileErrors.ts";
import type { ImportQuery } from "../../core/importing/importRoutes.ts";
import { planImport } from "../../core/importing/planImport.ts";
import type { Sheet } from "../../core/importing/readSheet.ts";
import {
  changesOf,
  countsOf,
  guardStanding,
  invitationsOf,
  runImport,
} from "../../core/importing/runImport.ts";
import type { Call } from "../../core/route.ts";
import type { RosterFile } from "./readRoster.ts";

type Kind = NonNullable<ImportResult["kinds"]>[number];

/** Roster rows of one kind: file columns by field, and cells. */
export interface Part {
  readonly entity: string;
  readonly file: RosterFile;
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: readonly { readonly row: number; readonly cells: Readonly<Record<string, string>> }[];
}

/** How a row that is here already is named in a cell. */
export const numbered = (id: number) => `#${id}`;

/**
 * Imports the roster's parts in order in one transaction, so that later parts can refer to earlier ones. Errors are
 * collected.
 */
export class RosterWriter {
  readonly errors = new FileErrors();
  private readonly notes = new FileErrors();
  /** Why it wants to be asked again before it does so. */
  caution: Refusal | undefined;
  private readonly kinds = new Map<string, Kind>();
  private done = 0;
  readonly tx: Db;
  readonly context: Context;
  private readonly call: Call;
  private readonly running: Running;
  private invitations = 0;
  private readonly query: Pick<ImportQuery, "mode" | "confirm">;

  constructor(tx: Db, call: Call, running: Running) {
    this.tx = tx;
    this.context = call.context;
    this.call = call;
    this.running = running;
    this.query = call.query as RosterWriter["query"];
  }

  entity(name: string): Entity {
    const entity = this.call.services.entities.get(name);
    if (!entity) throw new Error(`The ${name} entity is not registered`);
    return entity;
  }

  /** Leaves something aside and says so. */
  note(file: RosterFile, msg: string, more: Pick<FieldError, "row" | "value"> = {}): void {
    this.notes.add({ file, msg, ...more });
  }

  /** Plans a part and writes its sound rows; returns what is wrong with the others. */
  async attempt(part: Part): Promise<Pick<FileErrors, "first" | "count">> {
    const { tx, context } = this;
    const { entities } = this.call.services;
    const entity = this.entity(part.entity);
    const plan = await planImport(tx, this.sheetOf(part), entity, this.query.mode, context, entities);
    const changes = await changesOf(tx, entity, plan.rows);
    await guardStanding(tx, entity, changes, this.query.confirm ?? false, context).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      this.caution ??= error;
    });
    const before = this.done;
    const progress = (processed: number) => this.running.progress(before + processed);
    await runImport(tx, entity, plan, changes, { ...this.running, progress }, context, entities);
    this.done += plan.rows.length;
    this.count(part.entity, countsOf(plan, changes));
    this.invitations += invitationsOf(entity, plan, this.running.invite).invitations ?? 0;
    const { first, count } = plan.errors;
    return { first: first.map((error) => ({ file: part.file, ...error })), count };
  }

  /** Writes a part and collects its errors. */
  async write(part: Part): Promise<void> {
    const nameless = part.rows.filter(({ cells }) => cells["external_id"] === "");
    const msg = ruleMessages[this.context.language].required("sourcedId");
    for (const { row } of nameless) {
      this.errors.add({ file: part.file, row, column: "sourcedId", value: "", msg, path: "external_id" });
    }
    const rows = part.rows.filter((row) => !nameless.includes(row));
    if (rows.length > 0) this.errors.addAll(await this.attempt({ ...part, rows }));
  }

  /** The figures, in all and by kind. */
  result(): ImportResult {
    const kinds = [...this.kinds.values()];
    const sum = (count: "total" | "created" | "updated" | "unchanged") =>
      kinds.reduce((total, kind) => total + kind[count], 0);
    const [total, created, updated, unchanged] = [
      sum("total"),
      sum("created"),
      sum("updated"),
      sum("unchanged"),
    ];
    const { first: notes, count: note_count } = this.notes;
    return { total, created, updated, unchanged, invitations: this.invitations, kinds, notes, note_count };
  }

  private count(entity: string, more: Omit<Kind, "entity">): void {
    const so = this.kinds.get(entity) ?? { entity, total: 0, created: 0, updated: 0, unchanged: 0 };
    const { total, created, updated, unchanged } = more;
    if (total === 0) return;
    this.kinds.set(entity, {
      entity,
      total: so.total + total,
      created: so.created + created,
      updated: so.updated + updated,
      unchanged: so.unchanged + unchanged,
    });
  }

  private sheetOf({ entity, columns, rows }: Part): Sheet {
    const { resource } = this.entity(entity);
    const bound = inputFields(resource)
      .filter(([field]) => field in columns)
      .map(([field, schema]) => ({
        header: columns[field] ?? fieldLabel(resource.labels, field, this.context.language),
        field,
        meta: metaOf(schema),
        words: wordsOf(schema),
      }));
    return {
      columns: bound,
      rows: rows.map(({ row, cells }) => ({ row, cells: bound.map(({ field }) => cells[field] ?? "") })),
    };
  }
}
