import { useList } from "../list/ListContext.ts";
import { type Choice, ChoicesPill } from "./ChoicesPill.tsx";

export interface ChoiceFilterProps {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** Filters a list by one or more values. */
export function ChoiceFilter({ name, choices }: ChoiceFilterProps) {
  const { state, labels } = useList();
  return (
    <ChoicesPill
      label={labels.field(name)}
      choices={choices}
      chosen={(state.filters[name] ?? "").split(",")}
      spell={(chosen) => chosen.join(", ")}
      onChange={(values) => state.change({ [name]: values })}
    />
  );
}
