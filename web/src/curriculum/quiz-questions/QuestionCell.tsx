import type { quizQuestionEndpoints } from "@kindling/contract";
import Box from "@mui/material/Box";
import type { RowOf } from "../../ui/list/listRows.ts";
import { AreaIcon } from "../areas/AreaIcon.tsx";
import { pictureSource } from "../pictures/pictureAddress.ts";

/** A question with its picture, small; without one, the sign of quizzes. */
export function QuestionCell({ row }: { readonly row: RowOf<typeof quizQuestionEndpoints.list> }) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1.25, maxWidth: 1 }}>
      <Box
        component="span"
        sx={{
          display: "grid",
          placeItems: "center",
          width: 40,
          height: 32,
          flexShrink: 0,
          overflow: "hidden",
          borderRadius: 1,
          bgcolor: "areaSoft.quiz",
          color: "area.quiz",
        }}
      >
        {row.primary_graphic ? (
          <Box
            component="img"
            {...pictureSource(row.primary_graphic)}
            alt=""
            loading="lazy"
            sx={{ width: 1, height: 1, objectFit: "cover" }}
          />
        ) : (
          <AreaIcon area="quiz" fontSize="small" aria-hidden />
        )}
      </Box>
      <Box
        component="span"
        title={row.question}
        sx={{
          overflow: "hidden",
          ".cell &": {
            display: "-webkit-box",
            WebkitBoxOrient: "vertical",
            WebkitLineClamp: "2",
          },
        }}
      >
        {row.question}
      </Box>
    </Box>
  );
}
