import Attachment from "@mui/icons-material/AttachFileRounded";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { RichText } from "../../curriculum/rich-text/RichText.tsx";
import type { TeacherNote } from "./notesOf.ts";

/** Notes for the teacher, each under what it is. */
export function NotesList({
  notes,
  isLarge = false,
}: {
  readonly notes: readonly TeacherNote[];
  readonly isLarge?: boolean;
}) {
  const { t } = useTranslation("presenter");
  return (
    <Stack sx={{ gap: 2 }}>
      {notes.map((note, index) => (
        <Box
          key={index}
          sx={{
            overflowWrap: "anywhere",
            ...(isLarge && {
              "& > div": { fontSize: "1.25rem" },
              "& > div :is(p, li)": { fontSize: "inherit" },
            }),
          }}
        >
          {note.part !== "note" && (
            <Typography variant="overline" component="h3" sx={{ color: "text.secondary" }}>
              {t(`parts.${note.part}`)}
            </Typography>
          )}
          {note.part === "visit" && <Typography>{t("visit")}</Typography>}
          {note.address ? (
            <Link
              href={note.address}
              target="_blank"
              rel="noreferrer"
              sx={{ display: "inline-flex", gap: 0.75, alignItems: "center" }}
            >
              <Attachment aria-hidden fontSize="small" />
              {note.text}
            </Link>
          ) : (
            note.text && <RichText text={note.text} />
          )}
        </Box>
      ))}
    </Stack>
  );
}
