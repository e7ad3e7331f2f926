import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { CharityPicture, charityColor } from "../charities/CharityPicture.tsx";
import { CountryName } from "../charities/CountryName.tsx";
import type { Candidate } from "../shared/useGiving.ts";

interface VoteCardsProps {
  candidates: readonly Candidate[];
  onVote: (id: number) => void;
  /** Hides the cards during the thanks. */
  isCovered: boolean;
}

/** The candidates as large cards, numbered for voting by keyboard. */
export function VoteCards({ candidates, onVote, isCovered }: VoteCardsProps) {
  // Low, narrow screens (200% zoom) still fit three cards side by side.
  const narrow = `@container stage (max-width: ${candidates.length <= 3 ? 34 : 46}rem)`;
  const perRow = candidates.length <= 4 ? candidates.length : Math.ceil(candidates.length / 2);
  return (
    <Box
      component="ul"
      sx={{
        width: 1,
        flex: 1,
        minHeight: 0,
        visibility: isCovered ? "hidden" : "visible",
        display: "grid",
        gap: "min(2.4cqi, 2rem)",
        gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))`,
        gridAutoRows: "minmax(0, 1fr)",
        [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gridAutoRows: "auto", gap: 1.5 },
      }}
    >
      {candidates.map((charity, index) => (
        <Box component="li" key={charity.id} sx={{ display: "flex", minWidth: 0 }}>
          <ButtonBase
            onClick={() => onVote(charity.id)}
            sx={{
              flex: 1,
              minWidth: 0,
              position: "relative",
              flexDirection: "column",
              gap: "2.4cqb",
              p: "min(2.4cqi, 2.25rem)",
              borderRadius: "2rem",
              border: 3,
              borderColor: "edge",
              bgcolor: "background.paper",
              transition: "transform 140ms, border-color 140ms",
              "&:hover": { borderColor: `area.${charityColor(charity)}` },
              "&:active": { transform: "scale(0.97)" },
              [narrow]: { flexDirection: "row", justifyContent: "flex-start", gap: 2, p: 2, minHeight: 96 },
            }}
          >
            <Box
              component="span"
              sx={{
                display: "block",
                position: "absolute",
                top: "0.6em",
                left: "0.6em",
                typography: "stageLabel",
                color: "text.secondary",
                [narrow]: { position: "static" },
              }}
            >
              {index + 1}
            </Box>
            <CharityPicture
              charity={charity}
              size={candidates.length > 4 ? "min(14cqi, 18cqb)" : "clamp(3.5rem, min(17cqi, 26cqb), 22rem)"}
            />
            <Box component="span" sx={{ minWidth: 0, [narrow]: { textAlign: "left" } }}>
              <Typography
                variant="stageText"
                component="span"
                sx={{
                  display: "block",
                  fontFamily: "h1.fontFamily",
                  fontWeight: 800,
                  fontSize: "clamp(1.375rem, min(2.9cqi, 5.4cqb), 4.5rem)",
                  lineHeight: 1.15,
                  textAlign: "center",
                  textWrap: "balance",
                  overflowWrap: "anywhere",
                  [narrow]: { textAlign: "left" },
                }}
              >
                {charity.name}
              </Typography>
              <Typography
                variant="stageLabel"
                component="span"
                sx={{ display: "block", mt: "0.35em", color: "text.secondary", fontWeight: 600 }}
              >
                <CountryName code={charity.country} />
              </Typography>
            </Box>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}
