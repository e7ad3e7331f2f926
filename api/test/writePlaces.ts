import { writeFileSync } from "node:fs";

type Value = string | number | readonly Value[] | { readonly [name: string]: Value };

/** What begins a value in the MaxMind DB format: its type and size. */
function head(type: number, size: number): Buffer {
  const first = (type > 7 ? 0 : type) << 5;
  const sizes = size < 29 ? [first | size] : [first | 29, size - 29];
  return Buffer.from(type > 7 ? [sizes[0] ?? 0, type - 7, ...sizes.slice(1)] : sizes);
}

function encode(value: Value): Buffer {
  if (typeof value === "string") {
    const text = Buffer.from(value);
    return Buffer.concat([head(2, text.length), text]);
  }
  if (typeof value === "number") {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([head(6, 4), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([head(11, value.length), ...value.map(encode)]);
  const entries = Object.entries(value as Readonly<Record<string, Value>>);
  return Buffer.concat([
    head(7, entries.length),
    ...entries.flatMap(([name, own]) => [encode(name), encode(own)]),
  ]);
}

/** The bits of an IPv4 network, as they are in a tree of IPv6: below 96 zeros. */
function bitsOf(network: string): string {
  const [address = "", length = "32"] = network.split("/");
  const bits = address.split(".").map((part) => Number(part).toString(2).padStart(8, "0"));
  return "0".repeat(96) + bits.join("").slice(0, Number(length));
}

/** Writes a file of IPv4 networks by place in the MaxMind DB format. */
export function writePlaces(path: string, places: Readonly<Record<string, Value>>): string {
  const nodes: (number | string | undefined)[][] = [[undefined, undefined]];
  const data: Buffer[] = [];
  let end = 0;
  const leaves = new Map<string, number>();
  for (const [network, value] of Object.entries(places)) {
    const bits = bitsOf(network);
    let at = 0;
    for (const bit of bits.slice(0, -1)) {
      const next = nodes[at]?.[Number(bit)];
      if (typeof next === "number") at = next;
      else {
        nodes.push([undefined, undefined]);
        (nodes[at] ?? [])[Number(bit)] = nodes.length - 1;
        at = nodes.length - 1;
      }
    }
    (nodes[at] ?? [])[Number(bits.at(-1))] = network;
    leaves.set(network, end);
    const bytes = encode(value);
    data.push(bytes);
    end += bytes.length;
  }
  const tree = Buffer.alloc(nodes.length * 8);
  for (const [at, sides] of nodes.entries())
    for (const [side, to] of [sides[0], sides[1]].entries()) {
      const leaf = typeof to === "string" ? nodes.length + 16 + (leaves.get(to) ?? 0) : undefined;
      tree.writeUInt32BE(leaf ?? (typeof to === "number" ? to : nodes.length), at * 8 + side * 4);
    }
  const about = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_790_000_000,
    database_type: "Test-City",
    description: { en: "Places for tests" },
    ip_version: 6,
    languages: ["en", "es"],
    node_count: nodes.length,
    record_size: 32,
  });
  const mark = Buffer.from("\xab\xcd\xefMaxMind.com", "latin1");
  writeFileSync(path, Buffer.concat([tree, Buffer.alloc(16), ...data, mark, about]));
  return path;
}
