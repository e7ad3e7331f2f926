import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useSession } from "../../core/session.ts";
import { cardGrid } from "../cardGrid.ts";
import { chooseTeacher, type Teacher, useStanding } from "./standing.ts";

interface TeacherChoiceProps {
  readonly site: number;
  readonly teachers: readonly (Teacher & { readonly grade: string | null })[];
  readonly onChosen?: () => void;
}

/** The last word of a name is the one that tells teachers apart. */
const initialOf = (name: string) => name.trim().split(/\s+/).at(-1)?.[0]?.toUpperCase() ?? "";

/** Who may stand in front of the class at a site, one tap each; the account's owner comes first. */
export function TeacherChoice({ site, teachers, onChosen }: TeacherChoiceProps) {
  const { t } = useTranslation("home");
  const session = useSession();
  const standing = useStanding(site);
  const people = [
    { teacher: null, name: t("teachers.me"), about: session?.user.fullName ?? "" },
    ...teachers.map((teacher) => ({
      teacher,
      name: teacher.name,
      about: teacher.grade ? t("teachers.grade", { grade: teacher.grade }) : "",
    })),
  ];
  return (
    <Box component="ul" sx={cardGrid("15rem", 1.5)}>
      {people.map(({ teacher, name, about }) => {
        const isChosen =
          standing !== null && !standing.isGone && (standing.teacher?.id ?? 0) === (teacher?.id ?? 0);
        return (
          <Card key={teacher?.id ?? 0} component="li" sx={{ display: "flex" }}>
            <CardActionArea
              aria-current={isChosen || undefined}
              onClick={() => {
                chooseTeacher(site, teacher);
                onChosen?.();
              }}
              sx={{
                p: 2,
                display: "flex",
                gap: 2,
                justifyContent: "flex-start",
                "&[aria-current]": { bgcolor: "background.tint" },
              }}
            >
              <Box
                component="span"
                aria-hidden
                sx={{
                  display: "grid",
                  placeItems: "center",
                  width: 48,
                  height: 48,
                  flexShrink: 0,
                  borderRadius: 999,
                  typography: "h2",
                  bgcolor: teacher ? "areaSoft.mindful" : "background.tint",
                  color: teacher ? "area.mindful" : "primary.main",
                }}
              >
                {initialOf(teacher ? name : about)}
              </Box>
              <Stack sx={{ minWidth: 0 }}>
                <Typography variant="h3" component="span" sx={{ overflowWrap: "anywhere" }}>
                  {name}
                </Typography>
                <Typography variant="note" component="span">
                  {about}
                </Typography>
              </Stack>
            </CardActionArea>
          </Card>
        );
      })}
    </Box>
  );
}
