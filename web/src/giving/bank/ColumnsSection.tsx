import { type BankLayout, bankColumns, dateOrders, decimalSigns } from "@kindling/contract";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Section } from "../../ui/page/Section.tsx";
import type { Preview } from "./bankPaths.ts";

const none = "none";

/** What each column of a bank's table holds, to be corrected; a change reads the file again. */
export function ColumnsSection({
  preview,
  layout,
  isReading,
  onLayout,
}: {
  readonly preview: Preview;
  readonly layout: BankLayout;
  readonly isReading: boolean;
  readonly onLayout: (layout: BankLayout) => void;
}) {
  const { t } = useTranslation("bank");
  const { header, samples } = preview;
  return (
    <Section title={t("new.columns")}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {preview.is_remembered ? t("new.remembered") : t("new.guessed")}
      </Typography>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 200px), 1fr))",
        }}
        aria-busy={isReading}
      >
        {bankColumns.map((column) => (
          <TextField
            key={column}
            select
            size="small"
            label={t(`new.column.${column}`)}
            value={layout[column] ?? none}
            onChange={({ target }) =>
              onLayout({ ...layout, [column]: target.value === none ? null : Number(target.value) })
            }
          >
            <MenuItem value={none}>{t("new.none")}</MenuItem>
            {header.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have the same name
              <MenuItem key={at} value={at}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <TextField
          select
          size="small"
          label={t("new.dateOrder")}
          value={layout.date_order}
          onChange={({ target }) =>
            onLayout({ ...layout, date_order: target.value as BankLayout["date_order"] })
          }
        >
          {dateOrders.map((order) => (
            <MenuItem key={order} value={order}>
              {t(`new.orders.${order}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={t("new.decimal")}
          value={layout.decimal}
          onChange={({ target }) => onLayout({ ...layout, decimal: target.value as BankLayout["decimal"] })}
        >
          {decimalSigns.map((sign) => (
            <MenuItem key={sign} value={sign}>
              {sign === "." ? t("new.point") : t("new.comma")}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Samples header={header} samples={samples} />
    </Section>
  );
}

function Samples({ header, samples }: Pick<Preview, "header" | "samples">) {
  const { t } = useTranslation("bank");
  if (samples.length === 0) return null;
  return (
    <Box
      role="region"
      aria-label={t("new.samples")}
      tabIndex={0}
      sx={{ mt: 2.5, overflowX: "auto", border: 1, borderColor: "divider", borderRadius: 1 }}
    >
      <Box
        component="table"
        sx={{
          borderCollapse: "collapse",
          width: 1,
          fontSize: "0.875rem",
          "& th, & td": { textAlign: "left", px: 1.5, py: 0.75, borderBottom: 1, borderColor: "divider" },
          "& td": { whiteSpace: "nowrap", maxWidth: 260, overflow: "hidden", textOverflow: "ellipsis" },
        }}
      >
        <caption style={{ textAlign: "left", padding: "8px 12px" }}>{t("new.samples")}</caption>
        <thead>
          <tr>
            {header.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have the same name
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {samples.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file can be the same
            <tr key={at}>
              {row.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so can cells
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
