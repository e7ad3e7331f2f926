import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";

const tabs = [
  ["quizzes", "/quiz"],
  ["questions", "/quiz/questions"],
] as const;

/** The two screens of quizzes: the quizzes, and the bank of their questions. */
export function QuizTabs() {
  const { t } = useTranslation("quizzes");
  const { pathname } = useLocation();
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={t("tabs.label")}
      sx={{ gap: 1, mb: 2, flexWrap: "wrap" }}
    >
      {tabs.map(([name, path]) => {
        const here = pathname === path;
        return (
          <Button
            key={path}
            component={Link}
            to={path}
            size="small"
            color={here ? "primary" : "secondary"}
            variant={here ? "outlined" : "text"}
            aria-current={here ? "page" : undefined}
          >
            {t(`tabs.${name}`)}
          </Button>
        );
      })}
    </Stack>
  );
}
