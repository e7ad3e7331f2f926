import {
  auditLogEndpoints,
  doneMessages,
  type Endpoint,
  fieldLabel,
  fieldMeta,
  type Resource,
  ruleMessages,
} from "@kindling/contract";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import type { TestApp } from "./buildApp.ts";
import type { CrudCalls, CrudRow } from "./crudCalls.ts";
import { crudCalls } from "./crudCalls.ts";
import { describeListing } from "./describeListing.ts";
import type { SignedIn } from "./signInAs.ts";

export type Body = Readonly<Record<string, unknown>>;

/** A filter with a matching and a non-matching row: a body addition or a row id. */
export interface FilterCase {
  readonly value: unknown;
  readonly hit: Body | number;
  readonly miss: Body | number;
}

/** What `describeCrud` has to know of a resource. */
export interface CrudCase<R extends Resource> {
  readonly endpoints: {
    readonly list: Endpoint;
    readonly get?: Endpoint;
    readonly create: Endpoint;
    readonly update: Endpoint;
    readonly remove: Endpoint;
  };
  /** A full and sound body, another one for each number; later numbers sort later by name. */
  body(n: number): Body;
  /** A change, and what the row then says instead. */
  readonly change: { readonly body: Body; readonly row: Body };
  /** One case for every filter the resource declares. */
  readonly filters: { readonly [K in keyof R["filters"]]-?: FilterCase };
  /** Texts to look for, with a row that has each. */
  readonly search: readonly { readonly text: string; readonly hit: Body }[];
  /** Unique fields or sets of fields. */
  readonly unique?: readonly string[];
  /** What is said after a create and an update, where the specification words it in its own way. */
  readonly said?: { readonly added: string; readonly updated: string; readonly addedInSpanish?: string };
  /** Rows still in use, and a word of what uses them that the refusal has to say. */
  readonly inUse?: readonly { readonly id: number; readonly by: string }[];
}

/** Fields that a create can't do without. */
export function requiredFields(input: z.ZodObject): string[] {
  return Object.entries(input.shape)
    .filter(([, schema]) => !(schema as z.ZodType).safeParse(undefined).success)
    .map(([field]) => field);
}

/** Holds the usual calls of a resource against everything that the specification says of such calls. */
export function describeCrud<R extends Resource>(kit: TestApp, resource: R, crud: CrudCase<R>): void {
  const { endpoints } = crud;
  const { one } = resource.labels.en;
  let staff: SignedIn;
  let calls: CrudCalls;
  beforeAll(async () => {
    staff = await kit.signInAs("Super Admin");
    calls = crudCalls(kit, crud, () => staff);
  });

  describe(`GET ${resource.path}`, () => {
    describeListing(resource, crud, () => calls);
  });

  const get = endpoints.get;
  if (get) {
    describe(`GET ${get.path}`, () => {
      test("answers the row with its version as ETag", async () => {
        const row = await calls.add();
        const answer = await kit.call(get, { as: staff, params: { id: row.id } });
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({ data: row });
        expect(answer.headers["etag"]).toBe(`"${row.version}"`);
      });

      test("answers 404 for an id that names nothing", async () => {
        for (const id of [2_147_483_647, 0, "x", "99999999999999"]) {
          const { status, body } = await kit.call(get, { as: staff, params: { id } });
          expect({ id, status }).toEqual({ id, status: 404 });
          expect(body.message).toBe(`${one} was not found`);
        }
      });
    });
  }

  describe(`POST ${endpoints.create.path}`, () => {
    test("answers 201 with the row, the ETag and the specification's words", async () => {
      const body = crud.body(calls.next());
      const answer = await kit.call(endpoints.create, { as: staff, body });
      expect(answer.body.message).toBe(crud.said?.added ?? `${one} added successfully`);
      expect(answer.status).toBe(201);
      const row = calls.rowIn(answer);
      expect(answer.headers["etag"]).toBe(`"${row.version}"`);
      expect(row).toMatchObject({ id: expect.any(Number), version: 1 });
      expect(row.can).toEqual(expect.arrayContaining(["update", "delete"]));
      for (const [field, value] of Object.entries(body)) {
        if (!(field in row)) continue;
        const shown = value === "" ? null : value;
        if (typeof value !== "object") expect({ [field]: shownOf(row[field]) }).toEqual({ [field]: shown });
      }
      calls.expectReferences(row, body);
    });

    test.each(["en", "es"] as const)(
      "names each required field by its label, at its path (%s)",
      async (language) => {
        const required = requiredFields((endpoints.create.body as z.ZodObject) ?? resource.input);
        const answer = await kit.call(endpoints.create, {
          as: staff,
          body: {},
          headers: { "accept-language": language },
        });
        expect(answer.status).toBe(422);
        const said = ruleMessages[language];
        expect(answer.body.errors).toEqual(
          required.map((path) => ({ path, msg: said.required(fieldLabel(resource.labels, path, language)) })),
        );
        expect(answer.body.message).toBe(answer.body.errors?.[0]?.msg);
        expect(required.length).toBeGreaterThan(0);
      },
    );

    test("speaks Spanish to who asks for it", async () => {
      const answer = await kit.call(endpoints.create, {
        as: staff,
        body: crud.body(calls.next()),
        headers: { "accept-language": "es-MX,es;q=0.9,en;q=0.8" },
      });
      expect(answer.body.message).toBe(
        crud.said?.addedInSpanish ?? doneMessages.es.added(resource.labels.es.one),
      );
    });

    const references = Object.entries((endpoints.create.body as z.ZodObject).shape).filter(
      ([, schema]) => fieldMeta(schema as z.ZodType)?.refersTo,
    );
    test.each(references.map(([field, schema]) => [field, fieldMeta(schema as z.ZodType)?.kind] as const))(
      "refuses a %s that refers to nothing, at that field",
      async (field, kind) => {
        const missing = kind === "references" ? [2_000_000_000] : 2_000_000_000;
        const answer = await kit.call(endpoints.create, {
          as: staff,
          body: { ...crud.body(calls.next()), [field]: missing },
        });
        expect(answer.status).toBe(422);
        const label = fieldLabel(resource.labels, field, "en");
        expect(answer.body.errors).toEqual([{ path: field, msg: ruleMessages.en.unknownReference(label) }]);
      },
    );

    test.each(crud.unique ?? [])("refuses a taken %s with 409 at that field", async (field) => {
      const first = crud.body(calls.next());
      const taken = await calls.create(first);
      const answer = await kit.call(endpoints.create, {
        as: staff,
        body: { ...crud.body(calls.next()), ...calls.sharedBy(field, first) },
      });
      expect(answer.status).toBe(409);
      const msg = ruleMessages.en.taken(fieldLabel(resource.labels, field, "en"));
      expect(answer.body).toMatchObject({ message: msg, errors: [{ path: field, msg }] });
      const other = await calls.add();
      const moved = await kit.call(endpoints.update, {
        as: staff,
        params: { id: other.id },
        body: calls.sharedBy(field, first),
      });
      expect(moved.status).toBe(409);
      expect(await calls.find(other.id)).toEqual(other);
      expect(await calls.find(taken.id)).toEqual(taken);
    });

    test("does a call once for one Idempotency-Key, also when the repeat comes at the same moment", async () => {
      const body = crud.body(calls.next());
      const headers = { "idempotency-key": `key ${String(Math.random())}` };
      const before = await calls.total();
      const [first, meanwhile] = await Promise.all([
        kit.call(endpoints.create, { as: staff, body, headers }),
        kit.call(endpoints.create, { as: staff, body, headers }),
      ]);
      const later = await kit.call(endpoints.create, { as: staff, body, headers });
      expect(first.status).toBe(201);
      for (const repeat of [meanwhile, later]) {
        expect([repeat.status, repeat.text]).toEqual([201, first.text]);
        expect(repeat.headers["etag"]).toBe(first.headers["etag"]);
      }
      expect(await calls.total()).toBe(before + 1);
    });
  });

  describe(`PATCH ${endpoints.update.path}`, () => {
    const patch = (row: CrudRow, headers: Record<string, string> = {}) =>
      kit.call(endpoints.update, { as: staff, params: { id: row.id }, body: crud.change.body, headers });

    test("changes what is sent, leaves the rest, counts the version up and answers the row", async () => {
      const row = await calls.add();
      const answer = await patch(row, { "if-match": `"${row.version}"` });
      expect(answer.body.message).toBe(crud.said?.updated ?? `${one} updated successfully!`);
      expect(answer.status).toBe(200);
      const changed = calls.rowIn(answer);
      const { version, updated_at } = changed;
      expect(changed).toEqual({ ...row, ...crud.change.row, version, updated_at });
      expect(version).toBe(row.version + 1);
      expect(answer.headers["etag"]).toBe(`"${version}"`);
      expect(await calls.find(row.id)).toEqual(changed);
    });

    test("answers 412 with the current row to an If-Match that is behind, and changes nothing", async () => {
      const row = await calls.add();
      const current = calls.rowIn(await patch(row));
      const answer = await patch(row, { "if-match": `"${row.version}"` });
      expect(answer.status).toBe(412);
      expect(answer.body).toMatchObject({
        data: current,
        message: expect.stringContaining("Someone else changed this"),
      });
      expect(await calls.find(row.id)).toEqual(current);
    });

    test("lets one of two win who saw the same version", async () => {
      const row = await calls.add();
      const headers = { "if-match": `"${row.version}"` };
      const answers = await Promise.all([patch(row, headers), patch(row, headers)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    });

    test("answers 404 for an id that names nothing, before it looks at the body", async () => {
      const sent = { as: staff, params: { id: 2_000_000_000 }, body: { start: 5, name: 5, first_name: 5 } };
      expect((await kit.call(endpoints.update, sent)).status).toBe(404);
    });
  });

  describe(`DELETE ${endpoints.remove.path}`, () => {
    test("deletes the row and says so", async () => {
      const row = await calls.add();
      const sent = { as: staff, params: { id: row.id } };
      const answer = await kit.call(endpoints.remove, sent);
      expect(answer.body).toEqual({ message: `${one} deleted successfully` });
      expect(answer.status).toBe(200);
      expect(await calls.find(row.id)).toBeUndefined();
      expect((await kit.call(endpoints.remove, sent)).status).toBe(404);
    });

    test.each(crud.inUse ?? [])("refuses with 409 while $by use it", async ({ id, by }) => {
      const answer = await kit.call(endpoints.remove, { as: staff, params: { id } });
      expect(answer.status).toBe(409);
      expect(answer.body.message).toContain(`${one} is still used by`);
      expect(answer.body.message).toContain(by);
      expect(await calls.find(id)).toBeDefined();
    });
  });

  test("every change leaves its entry in the audit log, with the old and the new", async () => {
    const row = await calls.add();
    const sent = { as: staff, params: { id: row.id } };
    await kit.call(endpoints.update, { ...sent, body: crud.change.body });
    await kit.call(endpoints.update, { ...sent, body: { start: 5, name: 5, first_name: 5 } });
    await kit.call(endpoints.remove, sent);
    const { body } = await kit.call(auditLogEndpoints.list, {
      as: staff,
      query: { entity: resource.name, entity_id: row.id },
    });
    expect(body.data.map(({ action, user }) => [action, user?.id])).toEqual([
      ["create", staff.id],
      ["update", staff.id],
      ["delete", staff.id],
    ]);
    const [created, updated, deleted] = body.data;
    const stored = Object.fromEntries(
      Object.entries(crud.change.body).map(([field, value]) => [field, value === "" ? null : value]),
    );
    expect(created).toMatchObject({ before: null, after: { id: row.id } });
    expect(updated?.after).toEqual(expect.objectContaining(stored));
    expect(Object.keys(updated?.before ?? {})).toEqual(Object.keys(updated?.after ?? {}));
    expect(updated?.before).not.toEqual(updated?.after);
    expect(deleted).toMatchObject({ before: { id: row.id }, after: null });
    expect(deleted?.before).toEqual(expect.objectContaining(stored));
    expect(created?.name).toBeTruthy();
    expect(body.data.map(({ address }) => address)).toEqual(["127.0.0.1", "127.0.0.1", "127.0.0.1"]);
  });
}

/** A field as a body has it; a role by name. */
function shownOf(value: unknown): unknown {
  return typeof value === "object" && value !== null && "name" in value ? value.name : value;
}
