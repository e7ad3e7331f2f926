import type { CalendarKind } from "@kindling/contract";
import { ChoicesPill } from "../../ui/filters/ChoicesPill.tsx";
import { firstAndCount } from "../../ui/filters/FilterPill.tsx";
import { useKindNames } from "../calendar/kindLook.ts";

/** A filter by kinds of curriculum; none chosen means all. */
export function KindsPill<K extends CalendarKind>({
  kinds,
  ...pill
}: {
  readonly label: string;
  readonly kinds: readonly K[];
  readonly chosen: readonly K[];
  readonly onChange: (kinds: string) => void;
}) {
  const namesOf = useKindNames();
  const choices = kinds.map((kind) => ({ value: kind, label: namesOf(kind).many }));
  return <ChoicesPill {...pill} choices={choices} spell={firstAndCount} />;
}
