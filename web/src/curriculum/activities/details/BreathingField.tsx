import { activities, breathing, resources } from "@kindling/contract";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../../core/labels.ts";
import { fieldsOf } from "../../../ui/fields/fieldsOf.ts";
import { BreathingPreview } from "./BreathingPreview.tsx";

const { useField } = fieldsOf(activities.mindfulOpen);

const parts = ["inhale", "hold", "exhale", "rounds"] as const;
type Part = (typeof parts)[number];

/** The pattern as it is typed in: a part may be empty for a moment. */
type Typed = Readonly<Record<Part, number | null>>;

const usual: Typed = { inhale: 4, hold: 2, exhale: 6, rounds: 5 };

/** The breathing of a mindful form: whether there is one, its seconds and rounds, and how that feels. */
export function BreathingField() {
  const { t } = useTranslation("curriculum");
  const { field: labelOf } = useLabels(resources.mindfulOpen);
  const field = useField({ name: "details.breathing" });
  const typed = (field.value ?? null) as Typed | null;
  const errors = (field.errors ?? {}) as Partial<Record<Part, { readonly message?: string }>>;
  const pattern = breathing.safeParse(typed).data;
  return (
    <Box>
      <FormControlLabel
        label={labelOf("breathing")}
        disabled={field.readOnly}
        sx={{ gap: 1, ml: -0.75 }}
        control={
          <Switch
            checked={typed !== null}
            onChange={(_event, on) => field.onChange(on ? usual : null)}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
      />
      {typed && (
        <Stack
          direction="row"
          sx={{
            alignItems: "center",
            justifyContent: "center",
            flexWrap: "wrap",
            gap: 3,
            mt: 1.5,
            p: 2,
            borderRadius: 1,
            bgcolor: "background.sunken",
          }}
        >
          <Box
            sx={{
              flex: "1 1 220px",
              display: "grid",
              gap: 2,
              gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
              alignItems: "end",
            }}
          >
            {parts.map((part) => (
              <TextField
                key={part}
                type="number"
                size="small"
                required
                disabled={field.readOnly}
                label={part === "rounds" ? labelOf(part) : t("mindful.inSeconds", { part: labelOf(part) })}
                value={typed[part] ?? ""}
                onChange={({ target }) =>
                  field.onChange({ ...typed, [part]: target.value === "" ? null : Number(target.value) })
                }
                error={Boolean(errors[part])}
                helperText={errors[part]?.message}
                slotProps={{ htmlInput: { inputMode: "numeric", min: part === "hold" ? 0 : 1, step: 1 } }}
              />
            ))}
          </Box>
          {pattern && <BreathingPreview pattern={pattern} />}
        </Stack>
      )}
    </Box>
  );
}
