import { normalize } from "../core/importing/cells.ts";

/** What spreadsheets of others call common fields, besides their labels here. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  first_name: ["Given name", "Forename", "Teacher first", "Nombre de pila", "Primer nombre"],
  last_name: ["Surname", "Family name", "Teacher last", "Apellido", "Primer apellido"],
  email: ["Mail", "E-mail address", "Work email", "Correo"],
  phone: ["Telephone", "Cell", "Mobile", "Teléfono", "Celular"],
  school_id: ["Campus", "Building", "School", "Escuela"],
  school_ids: ["Campus", "Building", "School", "Escuela"],
  external_id: ["Employee ID", "Staff ID", "State ID", "SIS ID"],
};

/** The least likeness, from 0 to 1, at which a field is proposed. */
const alike = 0.6;

/**
 * Returns the field that each header likely means, or null: first what was chosen before, then a known name, then the
 * most similar one. No field is proposed twice.
 */
export function proposeFields(
  headers: readonly string[],
  known: readonly (string | null | undefined)[],
  names: ReadonlyMap<string, string>,
  remembered: ReadonlyMap<string, string | null>,
): (string | null)[] {
  const free = new Set(names.values());
  const take = (field: string | null | undefined) =>
    field === null || (field !== undefined && free.delete(field)) ? field : undefined;
  const before = headers.map((header) => take(remembered.get(header)));
  const found = before.map((field, place) => (field === undefined ? take(known[place]) : field));
  const pairs = headers.flatMap((header, place) =>
    found[place] === undefined ? scores(header, names).map((score) => ({ ...score, place })) : [],
  );
  for (const { field, place } of pairs.sort((a, b) => b.score - a.score)) {
    if (found[place] === undefined) found[place] = take(field);
  }
  return found.map((field) => field ?? null);
}

function scores(header: string, names: ReadonlyMap<string, string>) {
  const own = normalize(header);
  const best = new Map<string, number>();
  const weigh = (name: string, field: string) =>
    best.set(field, Math.max(best.get(field) ?? 0, likeness(own, name)));
  for (const [name, field] of names) weigh(name, field);
  for (const field of new Set(names.values()))
    for (const name of otherNames[field] ?? []) weigh(normalize(name), field);
  return [...best].flatMap(([field, score]) => (score >= alike ? [{ field, score }] : []));
}

/** How alike two normalized names are, from 0 to 1: shared pairs of letters, or one within the other. */
function likeness(a: string, b: string): number {
  if (a === b) return a === "" ? 0 : 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const within = short.length > 3 && long.includes(short) ? 0.5 + short.length / long.length / 2 : 0;
  const [pairsOfA, pairsOfB] = [pairsOf(a), pairsOf(b)];
  const shared = pairsOfA.filter((pair) => pairsOfB.includes(pair)).length;
  const dice = (2 * shared) / Math.max(1, pairsOfA.length + pairsOfB.length);
  return Math.max(within, dice);
}

const pairsOf = (text: string) => [
  ...new Set(Array.from(text.slice(1), (letter, at) => `${text[at]}${letter}`)),
];
