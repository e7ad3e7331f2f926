import type { BankMatch } from "@kindling/contract";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { paymentPath } from "../payments/runs.ts";
import { MoneyText } from "../shared/MoneyText.tsx";

/** What a line is, each with its amount. */
export function Things({ things }: { readonly things: readonly BankMatch[] }) {
  const { t } = useTranslation("bank");
  const format = useFormat();
  return (
    <Stack component="ul" spacing={1}>
      {things.map((thing) => {
        const called = t(`things.${thing.kind}`, { id: thing.id });
        return (
          <Box
            component="li"
            key={`${thing.kind} ${thing.id}`}
            sx={{ display: "flex", flexWrap: "wrap", columnGap: 2 }}
          >
            <Box sx={{ flex: "1 1 12rem", minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{thing.name}</Typography>
              <Typography variant="note" component="p">
                {thing.kind === "payment" ? (
                  <Link component={RouterLink} to={paymentPath(thing.id)}>
                    {called}
                  </Link>
                ) : (
                  called
                )}
                {[" ", thing.note, format.date(thing.on)].filter(Boolean).join(" · ")}
              </Typography>
            </Box>
            <Box sx={{ ml: "auto", fontWeight: 700 }}>
              {thing.cents === thing.total_cents ? (
                <MoneyText cents={thing.cents} />
              ) : (
                t("line.part", { part: format.money(thing.cents), total: format.money(thing.total_cents) })
              )}
            </Box>
          </Box>
        );
      })}
    </Stack>
  );
}
