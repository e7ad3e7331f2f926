import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { onSignOut, readSession } from "../../core/session.ts";
import { readStored, writeStored } from "../../core/storage.ts";

const prefix = "stageMemory/";

type Values = Readonly<Record<string, unknown>>;

/** What a class has done on the stage so far: which step it is at, what it chose, what of a puzzle it has found. */
export interface StageMemory {
  readonly values: Values;
  /** Keeps one thing under a name; nothing but what JSON can hold. */
  put(name: string, value: unknown): void;
  /** Forgets what outlives a reload, as when the class is through; what is on the screen stays. */
  forget(): void;
}

/** What a memory is of: the place to keep it under, and what the item looked like, since steps change with it. */
export interface MemoryOf {
  readonly name: string;
  readonly content: string;
}

interface Kept {
  readonly owner: string;
  readonly content: string;
  readonly values: Values;
}

function readKept(of: MemoryOf): Values {
  try {
    const kept = JSON.parse(readStored("session", prefix + of.name) ?? "null") as Partial<Kept> | null;
    const isSame = kept?.content === of.content && kept.owner === readSession()?.user.email;
    return isSame ? (kept.values ?? {}) : {};
  } catch {
    return {};
  }
}

function keep(of: MemoryOf, values: Values) {
  const owner = readSession()?.user.email ?? "";
  const kept: Kept = { owner, content: of.content, values };
  writeStored("session", prefix + of.name, JSON.stringify(kept));
  names.add(of.name);
}

const names = new Set<string>();
// Deleted at sign-out, so that no class data stays on the computer.
onSignOut(() => {
  for (const name of names) writeStored("session", prefix + name, null);
  names.clear();
});

/** A memory that lasts as long as the stage; named, also through a reload of the page. */
export function useStageMemory(of?: MemoryOf): StageMemory {
  const [values, setValues] = useState<Values>(() => (of ? readKept(of) : {}));
  const isOver = useRef(false);
  const put = useCallback((name: string, value: unknown) => {
    setValues((old) => ({ ...old, [name]: value }));
  }, []);
  useEffect(() => {
    if (of && !isOver.current && Object.keys(values).length > 0) keep(of, values);
  }, [of, values]);
  const forget = useCallback(() => {
    isOver.current = true;
    if (of) writeStored("session", prefix + of.name, null);
  }, [of]);
  return useMemo(() => ({ values, put, forget }), [values, put, forget]);
}

/** What every step may ask the stage for. */
export interface Stage {
  readonly memory: StageMemory;
  /** Whether this class likes confetti. */
  readonly confetti: boolean;
  /** Where the last step puts its main button, which stays in sight however long the step is. */
  readonly foot?: HTMLElement | null;
}

export const StageContext = createContext<Stage | null>(null);

/** Where the main button of the last step goes; null where it stands in the step itself. */
export function useStageFoot(): HTMLElement | null {
  return useContext(StageContext)?.foot ?? null;
}

export function useLikesConfetti(): boolean {
  return useContext(StageContext)?.confetti ?? true;
}

/** A state that is still there when the class comes back to its step; off the stage, an ordinary one. */
export function useKept<T>(name: string, first: T): [T, (value: T) => void] {
  const memory = useContext(StageContext)?.memory;
  const [own, setOwn] = useState(first);
  const put = memory?.put;
  const set = useCallback((value: T) => (put ? put(name, value) : setOwn(() => value)), [put, name]);
  return [memory ? ((memory.values[name] as T | undefined) ?? first) : own, set];
}
