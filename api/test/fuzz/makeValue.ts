import fc from "fast-check";
import type { randomly } from "../randomly.ts";
import type { Schema } from "./describedCalls.ts";

export type Random = ReturnType<typeof randomly>;

const words = ["Maple", "river", "kindness", "Grade 3", "niños", "O'Neill", "Zoë", "42", "long-division"];

function makeText({ pattern, format, minLength = 0, maxLength = 60 }: Schema, field: string, random: Random) {
  const { below, oneOf } = random;
  if (format === "date")
    return `2026-${oneOf(["08", "09", "10", "11"])}-${String(1 + below(28)).padStart(2, "0")}`;
  if (pattern) {
    const [made = ""] = fc.sample(fc.stringMatching(new RegExp(pattern)), {
      numRuns: 1,
      seed: below(2 ** 31),
    });
    return made;
  }
  if (/email/.test(field)) return `fuzz${below(1_000_000)}@kindling.example`;
  if (/(^|_)(ids|schools|providers|charities|sessions|users|districts|programs)$/.test(field))
    return `${1 + below(20)}`;
  let text = `${oneOf(words)} ${below(10_000)}`;
  while (text.length < minLength) text += ` ${oneOf(words)}`;
  return text.slice(0, Math.max(minLength, maxLength));
}

function makeNumber({ type, minimum = 0, maximum = 1_000 }: Schema, field: string, { below, oneOf }: Random) {
  if (/(^|_)id$/.test(field) || field === "ids") return 1 + below(30);
  const [least, most] = [Math.max(minimum, -1_000), Math.min(maximum, Math.max(minimum, -1_000) + 1_000)];
  const made = oneOf([least, most, least + below(most - least + 1)]);
  return type === "integer" ? Math.trunc(made) : made;
}

/** A file that may be taken: a row of a table or a small picture. */
export interface MadeFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Makes a value that fits a schema, as far as a schema tells; files are a `MadeFile`. */
export function makeValue(schema: Schema, field: string, random: Random, makeFile: () => MadeFile): unknown {
  const { below, oneOf, chance } = random;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return oneOf(schema.enum);
  if (schema.anyOf) return makeValue(oneOf(schema.anyOf), field, random, makeFile);
  if (schema.contentMediaType) return makeFile();
  const type = typeof schema.type === "string" ? schema.type : schema.type && oneOf(schema.type);
  switch (type) {
    case "null":
      return null;
    case "boolean":
      return chance(0.5);
    case "integer":
    case "number":
      return makeNumber(schema, field, random);
    case "string":
      return makeText(schema, field, random);
    case "array": {
      const { items = {}, minItems = 0, maxItems = minItems + 3 } = schema;
      const length = minItems + below(Math.min(maxItems, minItems + 3) - minItems + 1);
      return Array.from({ length }, () => makeValue(items, field, random, makeFile));
    }
    case "object": {
      const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
      const entries = Object.entries(properties)
        .filter(([name]) => required.includes(name) || chance(0.5))
        .map(([name, each]) => [name, makeValue(each, name, random, makeFile)] as const);
      if (typeof additionalProperties === "object" && chance(0.7)) {
        const name = makeValue(propertyNames ?? { type: "string" }, "name", random, makeFile);
        entries.push([String(name), makeValue(additionalProperties, field, random, makeFile)]);
      }
      return Object.fromEntries(entries);
    }
    default:
      return oneOf(["anything", 7, null, true]);
  }
}
