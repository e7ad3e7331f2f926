import { findPuzzleFaults, makePuzzle, type PuzzleSource } from "@kindling/contract";
import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";

/** An uploaded picture is its file's row until the form is saved, and an address from then on. */
function addressOf(picture: unknown): string | null {
  if (typeof picture === "string") return picture || null;
  return (picture as { url?: string } | null)?.url ?? null;
}

/** The form's current details and their puzzle, computed shortly after typing stops. */
export function usePuzzleSource() {
  const details = useWatch({ name: "details" }) as (PuzzleSource & { image_url?: unknown }) | undefined;
  const isApproved = useWatch({ name: "is_approved" }) === true;
  const text = useDeferredValue(JSON.stringify({ ...details, image_url: addressOf(details?.image_url) }));
  return useMemo(() => {
    const source = JSON.parse(text) as PuzzleSource;
    const { puzzle } = makePuzzle(source);
    return { source, puzzle, faults: findPuzzleFaults(source, isApproved) };
  }, [text, isApproved]);
}
