import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { CharityPicture, charityColor } from "../charities/CharityPicture.tsx";
import type { Candidate } from "../shared/useGiving.ts";
import type { Tally } from "./classVote.ts";

interface TallyBarsProps {
  candidates: readonly Candidate[];
  tally: readonly Tally[];
  /** Progress of the counting animation, 0 to 1. */
  counted: number;
  ahead: readonly number[];
}

/** The tally of a round as bars that count up together. */
export function TallyBars({ candidates, tally, counted, ahead }: TallyBarsProps) {
  const { t } = useTranslation("giving");
  const most = Math.max(1, ...tally.map(({ count }) => count));
  const isOut = counted === 1;
  const shown = (count: number) => Math.min(count, counted * most);
  return (
    <Box component="ul" sx={{ width: 1, maxWidth: "80cqi", display: "grid", gap: "3cqb" }}>
      {tally.map(({ id, count }) => {
        const charity = candidates.find((each) => each.id === id);
        const leads = isOut && ahead.includes(id);
        return (
          <Box
            component="li"
            key={id}
            sx={{ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr) auto", gap: "0.5cqb 2cqi" }}
          >
            <Box sx={{ gridRow: "span 2", alignSelf: "center" }}>
              {charity && <CharityPicture charity={charity} size="clamp(2.75rem, min(9cqi, 13cqb), 10rem)" />}
            </Box>
            <Typography
              variant="stageText"
              component="p"
              sx={{
                gridColumn: "2 / 4",
                fontWeight: 700,
                fontSize: "clamp(1.125rem, min(2.2cqi, 4cqb), 3.5rem)",
                overflowWrap: "anywhere",
              }}
            >
              {charity?.name}
            </Typography>
            <Box sx={{ alignSelf: "center", bgcolor: "background.sunken", borderRadius: 99 }}>
              <Box
                sx={{
                  height: "clamp(1.25rem, 5cqb, 4rem)",
                  minWidth: "0.75rem",
                  width: `${(shown(count) / most) * 100}%`,
                  borderRadius: 99,
                  bgcolor: isOut && !leads ? "edge" : `area.${charityColor({ id })}`,
                  transition: "background-color 400ms",
                }}
              />
            </Box>
            <Typography
              variant="stageText"
              component="p"
              sx={{
                fontWeight: 800,
                fontVariantNumeric: "tabular-nums",
                minWidth: "2ch",
                textAlign: "right",
                fontSize: "clamp(1.5rem, min(3.6cqi, 7cqb), 6rem)",
                lineHeight: 1,
                alignSelf: "center",
              }}
              aria-label={isOut ? t("vote.votes", { count }) : undefined}
            >
              {Math.floor(shown(count))}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
