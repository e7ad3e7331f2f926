import type { ActivityKind, IllustrationName } from "@kindling/contract";
import { traitContents } from "./traitContents.ts";

type Words = readonly (readonly [words: RegExp, name: IllustrationName])[];

/** What a title says for certain, whatever its trait; the first that matches counts. */
const inTitles: Words = [
  [/balloon/i, "balloon-breath"],
  [/pinwheel|kind wind/i, "weather-windy"],
  [/kite/i, "kite"],
  [/mountain|climb/i, "mountain"],
  [/weather report/i, "weather-cloudy"],
  [/rain(?:y|bow)?\b.*(?:garden|day)|rainy/i, "weather-rainy"],
  [/storm|thunder/i, "weather-stormy"],
  [/sun(?:ny|light|rise)?\b/i, "weather-sunny"],
  [/rainbow/i, "rainbow"],
  [/birds?\b|feather/i, "bird"],
  [/\bbears?\b/i, "bear"],
  [/\bcats?\b|kitten/i, "cat"],
  [/\bdogs?\b|puppy/i, "dog"],
  [/\bbees?\b|buzz/i, "bee"],
  [/butterfly|butterflies|cocoon/i, "butterfly"],
  [/\bfish/i, "fish"],
  [/\bowls?\b/i, "owl"],
  [/rabbit|bunny/i, "rabbit"],
  [/snail/i, "snail"],
  [/turtle|shell/i, "turtle"],
  [/pond|ripple/i, "pond"],
  [/\b(?:sea|ocean|waves?)\b/i, "sea"],
  [/seed|sprout|grow/i, "seedling"],
  [/garden/i, "garden"],
  [/\btrees?\b|\broots?\b|forest/i, "tree"],
  [/flower|petal|bloom/i, "flower"],
  [/\bleaf\b|autumn/i, "autumn"],
  [/lantern|lights? out|candle/i, "quiet-lantern"],
  [/night|moon|sleep/i, "night-sky"],
  [/\bstars?\b/i, "star"],
  [/earth|planet/i, "earth"],
  [/recycling|repair|waste/i, "recycling"],
  [/bridge|halfway/i, "bridge"],
  [/clock|before it counts|minutes?\b|\bwait/i, "clock"],
  [/(?:^| )(?:dance|dancing)\b/i, "dancing"],
  [/\bsong|sing(?:ing)?\b|music|drum|\bbell\b|rhythm/i, "music"],
  [/listen|\bears?\b|\bsounds?\b|interview/i, "listening"],
  [/thank|gratitude/i, "thank-you"],
  [/apology|apologize|sorry/i, "sorry"],
  [/letters?\b|wish|\bnotes?\b/i, "letter"],
  [/\bhugs?\b/i, "hug"],
  [/\bhearts?\b|belly/i, "hand-on-heart"],
  [/kitchen|dinner|supper|\bmeal/i, "dinner-table"],
  [/food drive|pantry/i, "food-drive"],
  [/feelings?\b|faces?\b/i, "many-feelings"],
  [/shares?\b|sharing/i, "sharing"],
  [/\bgifts?\b|present for/i, "gift"],
  [/coins?\b|jar\b|percent|cost/i, "coins"],
  [/bystander|speak|voice|tattle/i, "speaking-up"],
  [/include|welcome|good company|lunch lottery/i, "including"],
  [/\bdraw(?:ing)?\b|paint|comic|poster/i, "drawing"],
  [/\bstor(?:y|ies)\b|\bbooks?\b|\bread/i, "reading"],
  [/\bwrit|journal|lines before/i, "writing"],
  [/neighbor|community|\bmap\b|\bhelp desk/i, "community"],
  [/\bball\b|catch/i, "ball-game"],
  [/family|families|grandmother|at home/i, "family"],
  [/phone|chat|rumor|fact|truth|honest/i, "honesty"],
  [/breath|exhale|inhale/i, "breathing"],
  [/\bcalm|unclench|pause|snow globe|quiet/i, "feeling-calm"],
  [/\bsit\b|feet|floor/i, "sitting-tall"],
  [/\bquestions?\b|\bask\b|\bwhy\b/i, "question"],
  [/\bideas?\b|plan b/i, "idea"],
];

/** What a step has the class do. */
const inSteps: Words = [
  [/^(?:draw(?! a (?:card|role|name|number|slip|line|need)\b)|paint|sketch|color)\b/i, "drawing"],
  [/^write\b/i, "writing"],
  [/^read\b/i, "reading"],
  [/^listen\b/i, "listening"],
  [/^(?:breathe|inhale|take (?:a|one|three|two) (?:slow |deep )*breaths?)\b/i, "breathing"],
  [/^(?:thank|say thank you)\b/i, "thank-you"],
  [/^(?:talk|tell|discuss|interview)\b/i, "talking"],
  [/^dance\b/i, "dancing"],
  [/^(?:ask)\b/i, "question"],
  [/^(?:plant)\b/i, "seedling"],
  [/^(?:find a partner|pair up)\b/i, "friends"],
  [/^(?:raise your hand|vote)\b/i, "hand-up"],
  [/^(?:clap|celebrate|cheer)\b/i, "celebrate"],
];

/** What stands for a trait, several each, so that a session doesn't look the same all through. */
const ofTraits: Readonly<Record<string, readonly IllustrationName[]>> = {
  courage: ["courage", "speaking-up", "mountain", "hand-up"],
  empathy: ["hug", "listening", "many-feelings", "helping-up"],
  generosity: ["giving", "sharing", "gift", "food-drive"],
  gratitude: ["thank-you", "heart", "rainbow", "hand-on-heart"],
  honesty: ["honesty", "talking", "sorry", "weather-sunny"],
  hope: ["seedling", "rainbow", "bird", "night-sky"],
  kindness: ["kindness", "friends", "flower", "heart"],
  patience: ["patience", "snail", "turtle", "clock"],
  perseverance: ["goal", "mountain", "seedling", "turtle"],
  respect: ["respect", "listening", "talking", "including"],
};

const ofKinds: Readonly<Record<ActivityKind, readonly IllustrationName[]>> = {
  mindfulOpen: ["breathing", "sitting-tall", "feeling-calm", "hand-on-heart", "weather-sunny"],
  mindfulClose: ["quiet-lantern", "night-sky", "feeling-calm", "star"],
  nomination: ["star"],
  puzzle: ["puzzle"],
  kinesthetic: ["moving", "dancing"],
  projectBased: ["team", "community", "idea"],
  peerConnection: ["talking", "friends"],
  familyConnection: ["family", "dinner-table"],
  playActivity: ["ball-game", "team"],
  lessonPlan: ["classroom", "hand-up"],
  quiz: ["question"],
};

const find = (words: Words, text: string) => words.find(([each]) => each.test(text))?.[1];

/** One of several names, always the same for a title. */
function pick(names: readonly IllustrationName[], title: string): IllustrationName | undefined {
  const sum = Array.from(title, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (total, each) => total + each,
    0,
  );
  return names[sum % names.length];
}

interface Written {
  readonly title: string;
  /** The trait that it is done for, if any. */
  readonly trait?: string | undefined;
}

/** Returns the illustration of an activity by words of its title, else by its trait, else by its kind. */
export function illustrationFor(kind: ActivityKind, { title, trait }: Written): IllustrationName | undefined {
  return find(inTitles, title) ?? pick(ofTraits[trait?.toLowerCase() ?? ""] ?? ofKinds[kind], title);
}

/** Returns the details of a planned activity with illustrations; those that the content names stay. */
export function illustrated<D extends object>(
  kind: ActivityKind,
  { title, place }: { readonly title: string; readonly place: number | null },
  details: D,
) {
  const { illustration, step_illustrations, steps } = details as Readonly<Record<string, unknown>>;
  const own = Array.isArray(steps) ? steps.map((step) => find(inSteps, String(step)) ?? "") : [];
  const trait = place === null ? undefined : traitContents[place]?.title;
  return {
    ...details,
    illustration: illustration ?? illustrationFor(kind, { title, trait }),
    ...(!step_illustrations && own.some(Boolean) && { step_illustrations: own }),
  };
}
