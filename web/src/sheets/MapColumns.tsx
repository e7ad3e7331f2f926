import type { SheetMapping } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useSheetTexts } from "./useSheetTexts.ts";

/** The id of the form, for a button elsewhere that submits it. */
export const mapColumnsForm = "import-columns";

type Chosen = Readonly<Record<string, string | null>>;

/** Asks which field each column of a file fills in; answers all of them once no field is chosen twice. */
export function MapColumns({
  mapping,
  onChosen,
}: {
  readonly mapping: SheetMapping;
  readonly onChosen: (columns: Chosen) => void;
}) {
  const { t } = useSheetTexts();
  const id = useId();
  const { columns, fields } = mapping;
  const [chosen, setChosen] = useState<Chosen>(
    Object.fromEntries(columns.map(({ header, field }) => [header, field])),
  );
  const headerOf = new Map<string, string>();
  const twice = new Map<string, string>();
  for (const { header } of columns) {
    const field = chosen[header];
    if (!field) continue;
    const other = headerOf.get(field);
    if (other !== undefined) twice.set(header, other);
    else headerOf.set(field, header);
  }
  const missing = fields.filter(({ field, required }) => required && !headerOf.has(field));
  const called = (header: string, place: number) => header || t("columns.column", { number: place + 1 });
  return (
    <Box
      component="form"
      id={mapColumnsForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (twice.size === 0) onChosen(chosen);
      }}
    >
      <Typography sx={{ mb: 2 }}>{t("columns.text")}</Typography>
      <div role="status">
        {missing.length > 0 && (
          <Alert severity="warning" role="presentation" sx={{ mb: 2 }}>
            {t("columns.missing", { fields: missing.map(({ label }) => label).join(", ") })}
          </Alert>
        )}
      </div>
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
        {columns.map(({ header, samples }, place) => (
          <Box
            component="li"
            key={header}
            sx={{
              display: "grid",
              gap: 1.5,
              alignItems: "center",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1fr)" },
              py: 1.5,
              borderTop: place > 0 ? 1 : 0,
              borderColor: "divider",
            }}
          >
            <div>
              <Typography id={`${id}-${place}`} sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
                {called(header, place)}
              </Typography>
              <Typography variant="note" component="p" sx={{ overflowWrap: "anywhere" }}>
                {samples.join(" · ")}
              </Typography>
            </div>
            <TextField
              select
              id={`${id}-${place}-field`}
              size="small"
              fullWidth
              label={t("columns.field")}
              value={chosen[header] ?? ""}
              onChange={({ target }) => setChosen({ ...chosen, [header]: target.value || null })}
              error={twice.has(header)}
              helperText={twice.has(header) && t("columns.also", { header: twice.get(header) })}
              slotProps={{
                inputLabel: { shrink: true },
                select: {
                  displayEmpty: true,
                  SelectDisplayProps: { "aria-labelledby": `${id}-${place} ${id}-${place}-field-label` },
                },
              }}
            >
              <MenuItem value="">
                <i>{t("columns.leaveOut")}</i>
              </MenuItem>
              {fields.map(({ field, label, required }) => (
                <MenuItem key={field} value={field}>
                  {required ? `${label} *` : label}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
