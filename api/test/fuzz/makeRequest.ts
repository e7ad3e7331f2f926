import { damaged, hostileTexts, hostileValue } from "./damage.ts";
import type { DescribedCall, Parameter } from "./describedCalls.ts";
import { type MadeFile, makeValue, type Random } from "./makeValue.ts";

/** How far a request keeps to the description. */
export type Manner = "valid" | "nearly valid" | "hostile";

export interface MadeRequest {
  readonly manner: Manner;
  readonly method: string;
  /** The path and the query as sent. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const tables = ["name\nMaple", "email,first_name\nfuzz@kindling.example,Ana", "id;name\n1;Río", '"a\nb', ""];

const fileMakers: readonly ((random: Random) => MadeFile)[] = [
  () => ({ name: "pixel.png", bytes: pixel }),
  ({ oneOf }) => ({ name: "rows.csv", bytes: Buffer.from(oneOf(tables)) }),
];

const hostileFiles: readonly ((random: Random) => MadeFile)[] = [
  () => ({ name: "", bytes: Buffer.alloc(0) }),
  () => ({ name: "../../../x.png", bytes: pixel.subarray(0, 30) }),
  () => ({ name: "page.png", bytes: Buffer.from("<html><script>alert(1)</script>") }),
  () => ({ name: "rows.xlsx", bytes: Buffer.from("PK\u0003\u0004 not a workbook") }),
  () => ({ name: "film.mp4", bytes: Buffer.from("\0\0\0\u0018ftyp mp4") }),
  () => ({ name: "a".repeat(400), bytes: Buffer.from([0xff, 0xfe, 0x00, 0xd8]) }),
  ({ oneOf }) => ({ name: "rows.csv", bytes: Buffer.from(oneOf(hostileTexts)) }),
];

const isFile = (value: unknown): value is MadeFile =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  "bytes" in value &&
  Buffer.isBuffer(value.bytes);

/** A word in an address: percent-encoded, lone surrogates too. */
const encoded = (value: unknown) => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return encodeURIComponent(text.slice(0, 3_000).toWellFormed());
};

function makeAddress({ path, parameters }: DescribedCall, manner: Manner, random: Random): string {
  const { chance, oneOf } = random;
  const valueOf = ({ name, schema }: Parameter) =>
    manner === "hostile" && chance(0.5)
      ? hostileValue(random)
      : makeValue(schema, name, random, () => ({ name: "", bytes: pixel }));
  let address = path;
  const query: string[] = [];
  for (const parameter of parameters) {
    const { name } = parameter;
    if (parameter.in === "path") {
      // Without a word the address is that of another call.
      address = address.replace(`{${name}}`, encoded(valueOf(parameter)) || "%20");
    } else if (parameter.in === "query" && (parameter.required || chance(0.3)))
      query.push(`${name}=${encoded(valueOf(parameter))}`);
  }
  if (manner !== "valid" && chance(0.3)) {
    const strange = [
      "a[b]=c",
      "page=-1",
      "rows=99999999",
      "sort=__proto__",
      "ids=1,,2",
      "%ff=%ff",
      "=",
      "search=%00",
    ];
    query.push(oneOf(strange), ...(chance(0.3) ? query.slice(0, 1) : []));
  }
  return query.length > 0 ? `${address}?${query.join("&")}` : address;
}

/** A multipart body. */
function multipart(value: unknown, boundary: string): Buffer {
  const parts: Buffer[] = [];
  const add = (head: string, bytes: Buffer) =>
    parts.push(
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      bytes,
      Buffer.from("\r\n"),
    );
  for (const [name, each] of Object.entries((value ?? {}) as object)) {
    // Hostile arrays may lack what iterates them.
    for (const one of ([] as unknown[]).concat(each)) {
      const field = `name="${name.replace(/[\r\n"]/g, "_")}"`;
      if (isFile(one)) add(`${field}; filename="${one.name}"`, one.bytes);
      else add(field, Buffer.from(typeof one === "string" ? one : JSON.stringify(one ?? null)));
    }
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

const brokenJson = [
  '{"name":',
  '{"a":1,"a":2}',
  "[]",
  "null",
  '"text"',
  "{'a':1}",
  "\ufeff{}",
  "{}{}",
  "\0",
  "",
];

function makeBody(
  call: DescribedCall,
  manner: Manner,
  random: Random,
): Pick<MadeRequest, "body" | "headers"> {
  const { oneOf, chance } = random;
  const types = Object.keys(call.bodies);
  if (types.length === 0 || (manner === "hostile" && chance(0.05))) return { headers: {} };
  const type = oneOf(types);
  const json = { "content-type": "application/json" };
  if (manner === "hostile" && chance(0.2)) {
    const strange = [
      () => ({ headers: json, body: Buffer.from(oneOf(brokenJson)) }),
      () => ({ headers: json, body: Buffer.from(`${"[".repeat(20_000)}`) }),
      () => ({ headers: json, body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) }),
      () => ({ headers: json, body: Buffer.alloc(2_200_000, "7") }),
      () => ({ headers: { "content-type": "text/plain" }, body: Buffer.from("name=x") }),
      () => ({ headers: { "content-type": "application/x-www-form-urlencoded" }, body: Buffer.from("a=b") }),
      () => ({ headers: { "content-type": "multipart/form-data" }, body: Buffer.from("--x\r\n") }),
      () => ({
        headers: { "content-type": "multipart/form-data; boundary=x" },
        body: Buffer.from("--x\r\nbroken"),
      }),
    ];
    return oneOf(strange)();
  }
  const files = manner === "hostile" ? hostileFiles : fileMakers;
  let value = makeValue(call.bodies[type] ?? {}, "", random, () => oneOf(files)(random));
  if (manner !== "valid") value = damaged(value, random);
  if (manner === "hostile") value = damaged(value, random);
  if (type === "application/json") return { headers: json, body: Buffer.from(JSON.stringify(value) ?? "") };
  const boundary = "fuzz-boundary";
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: multipart(value, boundary),
  };
}

/** Makes a request to a call; the same random numbers make the same one. */
export function makeRequest(call: DescribedCall, manner: Manner, random: Random): MadeRequest {
  const { oneOf, chance, below } = random;
  const { headers, body } = makeBody(call, manner, random);
  const others: Record<string, string> = { "accept-language": oneOf(["en", "es"]) };
  if (chance(0.1)) others["if-match"] = oneOf(['"1"', '"2"', "*", 'W/"x"', '"99999999999"']);
  if (chance(0.1)) others["idempotency-key"] = `fuzz-${below(50)}`;
  if (manner === "hostile" && chance(0.2))
    Object.assign(
      others,
      oneOf([
        { "accept-language": "x".repeat(5_000) },
        { range: "bytes=9999999999-,-1" },
        { "x-forwarded-for": "evil, 10.0.0.1" },
        { "if-match": "\u00ff".repeat(500) },
        { "content-encoding": "gzip" },
        { "x-request-id": "a b c" },
        { cookie: "__proto__=1" },
        { "if-modified-since": "never" },
      ]),
    );
  const isOther = manner === "hostile" && chance(0.05);
  const method = isOther ? oneOf(["GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS"]) : call.method;
  const sends = body !== undefined && method !== "GET" && method !== "HEAD";
  return {
    manner,
    method,
    address: makeAddress(call, manner, random),
    headers: sends ? { ...others, ...headers } : others,
    ...(sends && { body }),
  };
}
