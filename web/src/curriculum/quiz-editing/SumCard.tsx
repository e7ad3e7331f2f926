import { mathSigns, type QuizCard, sumOf } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { pictureSource } from "../pictures/pictureAddress.ts";

/** As many as a class can still count at a glance. */
const countable = 10;

/** One number of a sum: the picture so many times where it can be counted, and the figure. */
function Amount({ number, picture }: { readonly number: number; readonly picture: string | null }) {
  return (
    <Stack sx={{ alignItems: "center", gap: 0.5, maxWidth: "38cqi" }}>
      {picture && number <= countable && (
        <Box aria-hidden sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "0.6cqi" }}>
          {Array.from({ length: number }, (_, place) => (
            <Box
              key={place}
              component="img"
              {...pictureSource(picture)}
              alt=""
              sx={{
                width: number > 5 ? "min(5cqi, 6cqb)" : "min(7cqi, 9cqb)",
                aspectRatio: "1",
                objectFit: "contain",
              }}
            />
          ))}
        </Box>
      )}
      <Box component="span" sx={{ fontSize: "min(10cqi, 11cqb)", fontWeight: 800, lineHeight: 1.1 }}>
        {number}
      </Box>
    </Stack>
  );
}

const sign = { fontSize: "min(9cqi, 11cqb)", fontWeight: 800, color: "area.quiz", lineHeight: 1.1 } as const;

/** The sum a question asks for, drawn: 7 + 3 = ?, with its picture to count; nothing for a question without one. */
export function SumCard({ card }: { readonly card: QuizCard }) {
  const sum = sumOf(card);
  if (!sum) return null;
  return (
    <Stack
      direction="row"
      role="img"
      data-aloud="interface"
      data-words={`${sum.left} ${mathSigns[sum.op]} ${sum.right}`}
      aria-label={`${sum.left} ${mathSigns[sum.op]} ${sum.right} = ?`}
      sx={{ alignItems: "flex-end", justifyContent: "center", gap: "2.5cqi" }}
    >
      <Amount number={sum.left} picture={card.primary_graphic} />
      <Box component="span" sx={sign}>
        {mathSigns[sum.op]}
      </Box>
      <Amount number={sum.right} picture={card.primary_graphic} />
      <Box component="span" sx={sign}>
        = ?
      </Box>
    </Stack>
  );
}
