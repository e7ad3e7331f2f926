import { createHmac, timingSafeEqual } from "node:crypto";
import { activityFacts, traitKinds } from "@kindling/contract";

/** An item that shows a film. */
export interface FilmItem {
  readonly type: string;
  readonly id: number;
}

/** How an address begins for each type that a plan can hold. */
const letters: Readonly<Record<string, string>> = {
  a: traitKinds.giverTv.key,
  b: traitKinds.trait.key,
  c: activityFacts.mindfulOpen.key,
  d: activityFacts.mindfulClose.key,
  e: activityFacts.puzzle.key,
  f: activityFacts.kinesthetic.key,
  g: activityFacts.projectBased.key,
  h: activityFacts.peerConnection.key,
  j: activityFacts.familyConnection.key,
  k: activityFacts.playActivity.key,
  m: activityFacts.lessonPlan.key,
  n: activityFacts.quiz.key,
};

/** Signs that nobody mistakes for each other when they type an address from paper. */
const alphabet = Array.from({ length: 36 }, (_, index) => index.toString(36)).filter(
  (sign) => !"01ilo".includes(sign),
);
const signLength = 11;

function signOf(secret: string, { type, id }: FilmItem): string {
  const digest = createHmac("sha256", secret).update(`film page:${type}:${id}`).digest();
  return [...digest.subarray(0, signLength)].map((byte) => alphabet[byte % alphabet.length]).join("");
}

/** Returns the code of an item's film page; null for types that have none. The same item has the same code always. */
export function filmCode(secret: string, item: FilmItem): string | null {
  const letter = Object.keys(letters).find((each) => letters[each] === item.type);
  return letter ? `${letter}${item.id}-${signOf(secret, item)}` : null;
}

/** Returns the item that a code belongs to; null for a code that isn't ours. */
export function readFilmCode(secret: string, code: string): FilmItem | null {
  const [, letter = "", number = "", sent = ""] = /^([a-n])(\d{1,9})-([a-z2-9]+)$/.exec(code) ?? [];
  const type = letters[letter];
  if (!type) return null;
  const item = { type, id: Number(number) };
  const [own, given] = [Buffer.from(signOf(secret, item)), Buffer.from(sent)];
  return own.length === given.length && timingSafeEqual(own, given) ? item : null;
}
