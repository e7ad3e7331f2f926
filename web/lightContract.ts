import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const contract = join(import.meta.dirname, "../contract/src");
const prefix = "\0light:";

type Values = Readonly<Record<string, unknown>>;

/** The files whose exports a file passes on whole. */
function passedOn(file: string): readonly string[] {
  const all = readFileSync(file, "utf8").matchAll(/^export \* from "(.+)";$/gm);
  return [...all].map(([, to = ""]) => join(dirname(file), to));
}

function isObject(value: unknown): value is Values {
  if (typeof value !== "object" || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
}

const isCall = (value: Values) => "method" in value && "path" in value && "reply" in value;
const isResource = (value: Values) => "row" in value && "input" in value && "filters" in value;

const json = (value: unknown) => JSON.stringify(value);

/**
 * Writes a value of the contract without schemas: a call keeps its address, not what it answers, and knows where it
 * is whole, a resource keeps its names. Answers nothing for functions, schemas and what holds them.
 */
export function lightly(value: unknown, at: string): string | undefined {
  if (["string", "number", "boolean"].includes(typeof value) || value === null) return json(value);
  if (Array.isArray(value)) {
    const items = value.map((each, index) => lightly(each, `${at}[${index}]`));
    return items.includes(undefined) ? undefined : `[${items.join(",")}]`;
  }
  if (!isObject(value)) return undefined;
  if (isCall(value)) {
    const { name, method, path, access, files, readsFiles } = value;
    const call = json({ name, method, path, access, files, readsFiles }).slice(1, -1);
    return `{${call},whole:async()=>(await whole()).${at}}`;
  }
  if (isResource(value)) {
    const { name, path, labels, filters, sorts } = value;
    const names = Object.fromEntries(Object.keys(filters as Values).map((key) => [key, true]));
    return json({ name, path, labels, filters: names, sorts });
  }
  const parts: string[] = [];
  for (const [key, each] of Object.entries(value)) {
    if (each === undefined) continue;
    const part = lightly(each, `${at}[${json(key)}]`);
    if (part === undefined) return undefined;
    parts.push(`${json(key)}:${part}`);
  }
  return `{${parts.join(",")}}`;
}

/** A file of the contract without what cannot be written lightly; the build refuses imports of that. */
async function writeLight(file: string): Promise<string> {
  const own = (await import(file)) as Values;
  const passed = passedOn(file);
  const others = new Set((await Promise.all(passed.map((each) => import(each)))).flatMap(Object.keys));
  const lines = [`const whole=()=>import(${json(file)});`];
  for (const [name, value] of Object.entries(own).filter(([each]) => !others.has(each))) {
    const light = lightly(value, name);
    if (light !== undefined) lines.push(`export const ${name}=${light};`);
  }
  return [...lines, ...passed.map((each) => `export * from ${json(prefix + each)};`)].join("\n");
}

/**
 * Serves `@kindling/contract/light`: the contract without its schemas, which weigh more than the screens that need
 * only names and addresses.
 */
export function lightContract(): Plugin {
  return {
    name: "kindling-light-contract",
    enforce: "pre",
    resolveId(id) {
      if (id === "@kindling/contract/light") return `${prefix}${join(contract, "index.ts")}`;
      return id.startsWith(prefix) ? id : undefined;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      return { code: await writeLight(id.slice(prefix.length)), moduleSideEffects: false };
    },
  };
}
