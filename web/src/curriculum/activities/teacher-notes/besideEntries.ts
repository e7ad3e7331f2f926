import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { readBlocks } from "../../stage-text/readBlocks.ts";
import { moveNotes } from "./moveNotes.ts";

/** Returns the entries of a part: those of its list, or the paragraphs of its text. */
export function entriesOf(value: unknown): readonly string[] {
  if (typeof value === "string") return readBlocks(value).map(({ text }) => text);
  return Array.isArray(value) ? value.map(String) : [];
}

/** Returns what stands beside entries with one changed, without empty ones at the end. */
export function withEntry(beside: readonly string[], at: number, text: string): readonly string[] {
  const length = Math.max(beside.length, at + 1);
  const next = Array.from({ length }, (_, index) => (index === at ? text : (beside[index] ?? "")));
  return next.slice(0, next.findLastIndex(Boolean) + 1);
}

/** Has what stands in the field `name` beside the entries of `of` move along with them. */
export function useMovedAlong(name: string, of: string): void {
  const { watch, getValues, setValue } = useFormContext();
  useEffect(() => {
    let before = entriesOf(getValues(of));
    const { unsubscribe } = watch((_, { name: changed }) => {
      const after = entriesOf(getValues(of));
      const written = (getValues(name) ?? []) as readonly string[];
      // A form that is filled anew brings its own.
      if (changed === of && written.length > 0) {
        const moved = moveNotes(before, after, written);
        if (JSON.stringify(moved) !== JSON.stringify(written)) setValue(name, moved, { shouldDirty: true });
      }
      before = after;
    });
    return unsubscribe;
  }, [watch, getValues, setValue, of, name]);
}
