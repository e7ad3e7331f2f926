import { type Format, fillIn, findText, type Texts, type Values } from "./spell.ts";

/** Fetches a namespace of a language; a failure is its own to tell. */
type Load = (language: string, namespace: string) => Promise<Texts>;

interface Options {
  /** What is shown for a text that is missing, by namespace and key. */
  parseMissingKeyHandler?: (fullKey: string) => string;
}

interface Setup extends Options {
  readonly language: string;
  /** The namespace of a text that names none. */
  readonly defaultNamespace: string;
  /** What every screen needs. */
  readonly namespaces: readonly string[];
  readonly load: Load;
}

type Tell = (language: string) => void;

/** Those who want to hear of another language. */
const listeners = new Set<Tell>();
const formats: Record<string, Format> = {};
const kept = new Map<string, Texts>();
const loading = new Map<string, Promise<void>>();
const wanted = new Set<string>();
const options: Options = {};

let load: Load = async () => ({});
let defaultNamespace = "";
let language: string | undefined;
/** The language that is shown next, once its texts are there. */
let nextLanguage: string | undefined;

const placeOf = (inLanguage: string | undefined, namespace: string) => `${inLanguage}/${namespace}`;

/** Settles when a namespace is there; always the same promise for the same texts. */
function arrival(inLanguage: string, namespace: string): Promise<void> {
  const place = placeOf(inLanguage, namespace);
  let coming = loading.get(place);
  if (!coming) {
    const keep = (texts: Texts) => void kept.set(place, texts);
    coming = kept.has(place) ? Promise.resolve() : load(inLanguage, namespace).then(keep);
    loading.set(place, coming);
  }
  return coming;
}

/** Settles when a namespace of the language in use is there, for React's `use`. */
export const textsOf = (namespace: string) => {
  wanted.add(namespace);
  return arrival(language ?? nextLanguage ?? "", namespace);
};

const hasLoadedNamespace = (namespace: string) => kept.has(placeOf(language, namespace));

/** The language in use, and what to do when it changes, for React's `useSyncExternalStore`. */
export const currentLanguage = () => language;
export function onLanguage(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Texts of a namespace in a language; a key such as `app:save` names another namespace. */
export const textsIn =
  (inLanguage: string, namespace: string) =>
  (fullKey: string, values: Values = {}): string => {
    const [first = "", ...rest] = fullKey.split(":");
    const [place, key] = rest.length > 0 ? [first, rest.join(":")] : [namespace, first];
    const text = findText(kept.get(placeOf(inLanguage, place)) ?? {}, key, values["count"], inLanguage);
    if (text === undefined) return options.parseMissingKeyHandler?.(`${place}:${key}`) ?? key;
    return fillIn(text, values, formats, inLanguage);
  };

async function loadNamespaces(names: string | readonly string[]): Promise<void> {
  const all = typeof names === "string" ? [names] : names;
  for (const name of all) wanted.add(name);
  const languages = [...new Set([language, nextLanguage])].filter((each) => each !== undefined);
  await Promise.all(languages.flatMap((each) => all.map((name) => arrival(each, name))));
}

/** Changes to a language when all that was needed so far is there in it; the last one that was asked for wins. */
async function changeLanguage(asked: string): Promise<void> {
  nextLanguage = asked;
  await Promise.all([...wanted].map((name) => arrival(asked, name)));
  if (nextLanguage !== asked || language === asked) return;
  language = asked;
  for (const tell of listeners) tell(asked);
}

/** Settles when the texts that every screen needs are there. */
export async function start(setup: Setup): Promise<void> {
  ({ load, defaultNamespace } = setup);
  Object.assign(options, { parseMissingKeyHandler: setup.parseMissingKeyHandler });
  for (const name of setup.namespaces) wanted.add(name);
  await changeLanguage(setup.language);
}

/** What the screens use of i18next, under its names: the build and the tests take it for that package. */
const i18next = {
  get language() {
    return language;
  },
  options,
  services: { formatter: { add: (name: string, format: Format) => void (formats[name] = format) } },
  t: (key: string, values?: Values) => textsIn(language ?? "", defaultNamespace)(key, values),
  on: (_event: "languageChanged", tell: Tell) => void listeners.add(tell),
  off: (_event: "languageChanged", tell: Tell) => void listeners.delete(tell),
  addResourceBundle: (inLanguage: string, namespace: string, texts: Texts) =>
    void kept.set(placeOf(inLanguage, namespace), texts),
  hasLoadedNamespace,
  loadNamespaces,
  changeLanguage,
};

export default i18next;
