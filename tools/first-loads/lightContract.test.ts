import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Rollup } from "vite";
import { beforeAll, expect, it } from "vitest";
import * as whole from "../../contract/src/index.ts";
import { lightContract } from "../../web/lightContract.ts";

type Call = whole.Endpoint & { readonly whole?: () => Promise<whole.Endpoint> };
type Group = Readonly<Record<string, Call>>;
type Values = Readonly<Record<string, unknown>>;

/** A group of calls; others hold several groups. */
const isGroup = (found: unknown): found is Group =>
  typeof found === "object" &&
  found !== null &&
  Object.values(found).length > 0 &&
  Object.values(found as Values).every(
    (each) => typeof each === "object" && each !== null && "method" in each,
  );

const groupsOf = (values: Values): [name: string, group: Group][] =>
  Object.entries(values).flatMap(([name, found]) => (isGroup(found) ? [[name, found]] : []));

let light: Values = {};

beforeAll(async () => {
  const made = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [lightContract()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: "@kindling/contract/light",
        preserveEntrySignatures: "strict",
        external: /^\/.+contract\/src\/.+\.ts$/,
      },
    },
  })) as Rollup.RollupOutput;
  const [chunk] = made.output;
  const path = join(mkdtempSync(join(tmpdir(), "light-")), "light.mjs");
  writeFileSync(path, chunk.code);
  light = (await import(path)) as Values;
});

it("holds every call of the contract as it is, without its schemas", () => {
  const addressOf = ({ name, method, path, access, files, readsFiles }: whole.Endpoint) => ({
    name,
    method,
    path,
    access,
    files,
    readsFiles,
  });
  const addresses = (values: Values) =>
    Object.fromEntries(groupsOf(values).map(([name, group]) => [name, Object.values(group).map(addressOf)]));
  expect(addresses(light)).toEqual(addresses(whole));
  const { list } = light["userEndpoints"] as Group;
  expect(list && Object.keys(list)).not.toContain("query");
});

it("knows where each call is whole", async () => {
  for (const [, group] of groupsOf(light)) {
    for (const call of Object.values(group)) {
      const found = await call.whole?.();
      expect(found).toMatchObject({ name: call.name, reply: expect.anything() as unknown });
    }
  }
});

it("holds a resource's names and the plain data, and nothing with schemas", () => {
  const { labels, sorts, filters } = whole.users;
  expect(light["users"]).toMatchObject({ labels, sorts });
  expect(Object.keys((light["users"] as typeof whole.users).filters)).toEqual(Object.keys(filters));
  expect(light["pageSizes"]).toEqual(whole.pageSizes);
  expect(Object.keys(light)).not.toContain("userInputs");
});
