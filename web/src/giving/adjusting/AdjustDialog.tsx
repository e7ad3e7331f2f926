import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { AdjustForm, type Adjusting } from "./AdjustForm.tsx";

interface Figure {
  /** The field of the call, at which a refusal is told. */
  readonly field: "amount_cents" | "points";
  readonly label: string;
  readonly hint: string;
  /** Returns the number that was typed; null if it is none. */
  readonly read: (typed: string) => number | null;
  readonly wrong: string;
}

/** Asks for the right figure of something in a closed session, and why it is adjusted. */
export function AdjustDialog({ figure, ...adjusting }: Adjusting & { readonly figure: Figure }) {
  const { field, label, hint, read, wrong } = figure;
  const [typed, setTyped] = useState("");
  const isMoney = field === "amount_cents";
  return (
    <AdjustForm
      {...adjusting}
      field={field}
      read={() => read(typed)}
      wrong={wrong}
      ask={(fault, onChange) => (
        <TextField
          label={label}
          required
          autoFocus
          fullWidth
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange();
          }}
          error={Boolean(fault)}
          helperText={fault ?? hint}
          slotProps={{
            input: { startAdornment: isMoney && <InputAdornment position="start">$</InputAdornment> },
            // Phones offer no minus among decimal digits.
            htmlInput: { inputMode: isMoney ? "decimal" : "text", autoComplete: "off" },
          }}
        />
      )}
    />
  );
}
