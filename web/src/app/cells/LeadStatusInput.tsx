import { type LeadStatus, statusesWithReason } from "@kindling/contract";
import { useStatusChoices } from "../../leads/staff/leadStatus.tsx";
import type { CellInputProps } from "./CellInput.tsx";

const needsMore = (status: string) =>
  status === "Converted" || statusesWithReason.includes(status as LeadStatus);

/** Whether a lead's status can be changed by itself: a converted lead keeps it, and some need a reason. */
export const hasFreeStatus = ({ status }: { readonly [field: string]: unknown }): boolean =>
  !needsMore(String(status));

/** The statuses that need neither a reason nor a conversion, which the lead's page asks for. */
export function LeadStatusInput({ onValue, readOnly, shown: _shown, ...props }: CellInputProps) {
  const choices = useStatusChoices().filter(({ value }) => !needsMore(value));
  return (
    <select {...props} onChange={({ target }) => readOnly || onValue(target.value)}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
