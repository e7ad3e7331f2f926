import {
  activityFacts,
  type ClassroomItem,
  type FurtherLetter,
  type Language,
  languageName,
  languages,
  makePuzzle,
  type PaperLanguage,
  type PlannedItem,
  type PuzzleSource,
  type TakeHome,
  traitKinds,
} from "@kindling/contract";
import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import { anyOf, type Context, type Sql } from "../../core/entities/entity.ts";
import type { Services } from "../../core/services.ts";
import { readItems, shown } from "../items.ts";
import { type PlanInput, type PlanItem, planWeek } from "../plan/planWeek.ts";
import { type PlannedClass, readPlanInput } from "../plan/readPlan.ts";
import type { PaperCard, PaperFilm, PaperPuzzle } from "./takeHomeJob.ts";
import { takeHomeSay } from "./takeHomeSay.ts";

const { familyConnection, peerConnection, puzzle: puzzleFacts } = activityFacts;

/** More would not be done at home. */
const mostPuzzles = 4;
const mostCards = 8;
const mostFilms = 2;

/** All that a class's week gives to take home. */
export interface Week {
  readonly from: string;
  readonly to: string;
  /** What the letter is about. */
  readonly about: PlannedItem | null;
  /** The letter as staff wrote it, in the portal's own languages and in others. */
  readonly letter: Readonly<Partial<Record<Language, string>>>;
  readonly further: readonly FurtherLetter[];
  readonly prompt: string | null;
  readonly puzzles: readonly (PaperPuzzle & { readonly item: PlannedItem })[];
  readonly cards: readonly (PaperCard & { readonly item: PlannedItem })[];
  readonly films: readonly PaperFilm[];
  readonly leftOut: readonly string[];
}

const keyOf = ({ type, id }: { readonly type: string; readonly id: number }) => `${type}/${id}`;
const named = ({ id, type, title }: PlannedItem): PlannedItem => ({ id, type, title });
const textIn = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** What is open in the week: what is planned first, then what is new to the class, for its grade, and ends first. */
function inOrder(input: PlanInput): readonly PlanItem[] {
  const planned = planWeek(input).flatMap(({ slots }) => slots.flatMap(({ item }) => item ?? []));
  const place = new Map(planned.map((item, at) => [keyOf(item), at] as const).toReversed());
  const done = new Set(input.done.map(keyOf));
  const keys = (item: PlanItem): readonly (string | number)[] => [
    place.get(keyOf(item)) ?? planned.length,
    done.has(keyOf(item)) ? 1 : 0,
    item.isOwnLevel ? 0 : 1,
    item.end,
    item.id,
  ];
  const compare = (a: readonly (string | number)[], b: readonly (string | number)[]) => {
    const at = a.findIndex((key, index) => key !== b[index]);
    return at < 0 ? 0 : (a[at] as string) < (b[at] as string) ? -1 : 1;
  };
  const open = input.items.filter(({ opens }) => opens.some((day) => input.days.includes(day)));
  return open
    .map((item) => ({ item, keys: keys(item) }))
    .toSorted((a, b) => compare(a.keys, b.keys))
    .map(({ item }) => item);
}

function puzzlesOf(items: readonly ClassroomItem[], language: Language) {
  const say = takeHomeSay[language];
  const all = items.filter(({ type }) => type === puzzleFacts.key);
  const leftOut: string[] = [];
  const puzzles: (PaperPuzzle & { item: PlannedItem })[] = [];
  let more = 0;
  for (const item of all) {
    const { puzzle_type: type } = item.details as PuzzleSource;
    if (type === "jigsaw") leftOut.push(say.jigsaw(item.title));
    else if (puzzles.length >= mostPuzzles) more += 1;
    else {
      const { puzzle } = makePuzzle(item.details as PuzzleSource);
      if (puzzle && puzzle.type !== "jigsaw") puzzles.push({ item: named(item), title: item.title, puzzle });
      else leftOut.push(say.unmade(item.title));
    }
  }
  if (more > 0) leftOut.push(say.morePuzzles(more));
  if (puzzles.length === 0) leftOut.push(all.length > 0 ? say.noPrintable : say.noPuzzles);
  return { puzzles, leftOut };
}

/** What a family activity has of letters; empty texts don't count. */
function lettersIn({ details }: ClassroomItem) {
  const own = (details["letter"] ?? {}) as Partial<Record<Language, unknown>>;
  const letter = Object.fromEntries(
    languages.flatMap((each) => (textIn(own[each]) ? [[each, textIn(own[each])]] : [])),
  ) as Partial<Record<Language, string>>;
  const further = Array.isArray(details["letters"]) ? (details["letters"] as FurtherLetter[]) : [];
  return { letter, further: further.filter(({ text }) => textIn(text)) };
}

function filmsOf(items: readonly ClassroomItem[], about: ClassroomItem | undefined): PaperFilm[] {
  const isOfLetter = ({ trait, type, id }: ClassroomItem) =>
    about !== undefined &&
    (keyOf({ type, id }) === keyOf(about) || (trait && about.trait && trait.id === about.trait.id));
  const found = items.flatMap((item) =>
    item.family_page
      ? [{ title: item.title, address: item.family_page, rank: isOfLetter(item) ? 0 : 1 }]
      : [],
  );
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostFilms)
    .map(({ title, address }) => ({ title, address }));
}

function cardsOf(items: readonly ClassroomItem[]) {
  const talks: readonly string[] = [peerConnection.key, familyConnection.key];
  return items
    .filter(({ type }) => talks.includes(type))
    .flatMap((item) => {
      const prompt = textIn(item.details["prompt"]);
      return prompt ? [{ item: named(item), title: item.title, prompt }] : [];
    })
    .slice(0, mostCards);
}

/** Reads the open items whole, in their order. */
async function readWhole(
  db: Db,
  open: readonly PlanItem[],
  room: PlannedClass,
  services: Services,
): Promise<ClassroomItem[]> {
  const key: Sql = sql`a.type || '/' || a.id`;
  const found = await readItems(db, anyOf(key, open.map(keyOf), "text"), room);
  const byKey = new Map(found.map((item) => [keyOf(item), shown(item, services)] as const));
  return open.flatMap((item) => byKey.get(keyOf(item)) ?? []);
}

/** Reads what a class's next five school days give to take home. */
export async function readTakeHome(
  db: Db,
  room: PlannedClass,
  { context, services }: { readonly context: Context; readonly services: Services },
): Promise<Week> {
  const { language } = context;
  const say = takeHomeSay[language];
  const moment = { ...context, schoolYearStart: services.settings.schoolYearStart };
  const input = await readPlanInput(db, room, moment);
  const items = await readWhole(db, inOrder(input), room, services);
  const families = items.filter(({ type }) => type === familyConnection.key);
  const isWritten = (item: ClassroomItem) => {
    const { letter, further } = lettersIn(item);
    return Object.keys(letter).length + further.length > 0;
  };
  const about =
    families.find(isWritten) ??
    items.find(({ type }) => type === traitKinds.trait.key) ??
    items.find(({ trait }) => trait);
  const isFamily = about?.type === familyConnection.key;
  const { letter, further } = isFamily ? lettersIn(about) : { letter: {}, further: [] };
  const { puzzles, leftOut } = puzzlesOf(items, language);
  const cards = cardsOf(items);
  const films = filmsOf(items, about);
  return {
    from: input.days[0] ?? context.today,
    to: input.days.at(-1) ?? context.today,
    about: about
      ? isFamily || !about.trait
        ? named(about)
        : { ...named(about), title: about.trait.name }
      : null,
    letter,
    further,
    prompt: isFamily ? textIn(about.details["prompt"]) || null : null,
    puzzles,
    cards,
    films,
    leftOut: [
      ...(cards.length === 0 ? [say.noCards] : []),
      ...(films.length === 0 ? [say.noFilm] : []),
      ...leftOut,
    ],
  };
}

/** What is left out where letters are wanted in some languages: also those that nobody wrote. */
export function leftOutOf(week: Week, wanted: Iterable<PaperLanguage>, language: Language): string[] {
  const say = takeHomeSay[language];
  const own = languages.filter((each) => new Set(wanted).has(each));
  const unwritten = own.filter((each) => !week.letter[each]);
  return [...unwritten.map((each) => say.noLetter(say.language[each])), ...week.leftOut];
}

/** The week as it is told before it is printed. */
export function told(week: Week, language: Language): TakeHome {
  const tags = [...languages, ...week.further.map((letter) => letter.language)];
  const isOwn = (tag: string): tag is Language => (languages as readonly string[]).includes(tag);
  return {
    from: week.from,
    to: week.to,
    letter: week.about,
    languages: tags.map((tag) => ({
      tag,
      name: languageName(tag),
      is_written: !isOwn(tag) || Boolean(week.letter[tag]),
    })),
    puzzles: week.puzzles.map(({ item }) => item),
    cards: week.cards.map(({ item }) => item),
    films: [...week.films],
    left_out: leftOutOf(week, languages, language),
  };
}
