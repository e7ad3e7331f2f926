import Back from "@mui/icons-material/ArrowBackRounded";
import Next from "@mui/icons-material/ArrowForwardRounded";
import Reading from "@mui/icons-material/RecordVoiceOverRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { clockText } from "../../curriculum/clockText.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import type { StageCommand } from "../stage/stageKeys.ts";
import { useStageKeys } from "../stage/useStageKeys.ts";
import { NotesList } from "./NotesList.tsx";
import { notesOf } from "./notesOf.ts";
import { PresenterTimer } from "./PresenterTimer.tsx";
import { StepInShort } from "./StepInShort.tsx";
import type { PresenterCommand } from "./stageChannel.ts";
import { usePresented } from "./usePresented.ts";
import { VoteInShort } from "./VoteInShort.tsx";

const frame = {
  minHeight: "100dvh",
  bgcolor: "background.default",
  color: "text.primary",
  display: "flex",
  flexDirection: "column",
} as const;

function Card({ title, quiet = false, children }: { title: string; quiet?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        p: 2.5,
        borderRadius: 2,
        border: 1,
        borderColor: "divider",
        bgcolor: quiet ? "background.sunken" : "background.paper",
        minWidth: 0,
      }}
    >
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1, color: "text.secondary" }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

type Shown = NonNullable<ReturnType<typeof usePresented>["shown"]>;

function Presented({ shown, command }: { shown: Shown; command: (command: PresenterCommand) => void }) {
  const { t } = useTranslation(["presenter", "classroom", "stage", "aloud"]);
  const { item, steps, progress } = shown;
  const { at, isDark, timer, playing, aloud } = progress;
  const notes = useMemo(() => notesOf(item, steps), [item, steps]);
  const step = steps[at];
  const following = steps[at + 1];
  const own = notes.steps[at] ?? [];
  const press = (what: Extract<PresenterCommand, { press: unknown }>["press"]) => command({ press: what });

  useStageKeys((what: StageCommand) => {
    if (what !== "next" && what !== "back" && what !== "play" && what !== "blank" && what !== "read")
      return false;
    press(what);
    return true;
  });

  return (
    <Box component="main" sx={frame}>
      <Stack
        component="header"
        direction="row"
        sx={{
          position: "sticky",
          top: 0,
          zIndex: 1,
          bgcolor: "background.default",
          px: { xs: 2, sm: 3 },
          pt: 2,
          pb: 1,
          gap: 2,
          alignItems: "baseline",
          flexWrap: "wrap",
        }}
      >
        <Typography variant="h2" component="h1" sx={{ flex: "1 1 12rem", overflowWrap: "anywhere" }}>
          {item.title}
        </Typography>
        <Typography role="status" sx={{ color: "text.secondary" }}>
          {t("classroom:stage.progress", { step: at + 1, steps: steps.length })}
          {isDark && ` · ${t("isDark")}`}
        </Typography>
      </Stack>

      <Box
        sx={{
          flex: 1,
          p: { xs: 2, sm: 3 },
          display: "grid",
          gap: 2,
          alignContent: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(0, 2fr)" },
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {own.length > 0 && (
            <Card title={t("notes")}>
              <NotesList notes={own} isLarge />
            </Card>
          )}
          {notes.whole.length > 0 && (
            <Card title={t("whole")}>
              <NotesList notes={notes.whole} isLarge={own.length === 0} />
            </Card>
          )}
          {own.length + notes.whole.length === 0 && (
            <Typography color="textSecondary">{t("noNotes")}</Typography>
          )}
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {step && (
            <Card title={t("onStage")} quiet>
              <StepInShort step={step} item={item} />
              {playing?.vote && <VoteInShort vote={playing.vote} />}
            </Card>
          )}
          <Card title={t("next")} quiet>
            {following ? (
              <StepInShort step={following} item={item} />
            ) : (
              <Typography color="textSecondary">{t("lastStep")}</Typography>
            )}
          </Card>
        </Stack>
      </Box>

      <Stack
        component="footer"
        direction="row"
        sx={{
          position: "sticky",
          bottom: 0,
          px: { xs: 1, sm: 3 },
          py: { xs: 0.75, sm: 1.5 },
          gap: { xs: 0.75, sm: 1.5 },
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          bgcolor: "background.paper",
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        <PresenterTimer timer={timer} onCommand={command} />
        <Stack
          direction="row"
          sx={{
            gap: 1,
            flexWrap: "wrap",
            alignItems: "center",
            justifyContent: "flex-end",
            flex: { xs: 1, md: "none" },
          }}
        >
          {playing && (
            <Button variant="outlined" color="secondary" onClick={() => press("play")} sx={{ minHeight: 48 }}>
              {t(`classroom:play.${playing.state}`)}
              {playing.left !== undefined && ` · ${clockText(playing.left)}`}
            </Button>
          )}
          {aloud !== "none" && (
            <Button
              color="secondary"
              startIcon={<Reading />}
              onClick={() => press("read")}
              sx={{ minHeight: 48 }}
            >
              {t(aloud === "reading" ? "aloud:stop" : "aloud:start")}
            </Button>
          )}
          <Button color="secondary" onClick={() => press("blank")} sx={{ minHeight: 48 }}>
            {t(isDark ? "lighten" : "darken")}
          </Button>
          <Button
            variant="outlined"
            startIcon={<Back />}
            disabled={at === 0}
            onClick={() => press("back")}
            sx={{ minHeight: 48 }}
          >
            {t("classroom:stage.back")}
          </Button>
          <Button
            variant="contained"
            size="large"
            endIcon={<Next />}
            disabled={!following}
            onClick={() => press("next")}
            sx={{ minHeight: 48, minWidth: { sm: 120 }, px: { xs: 1.5, sm: 2.75 } }}
          >
            {t("classroom:stage.next")}
          </Button>
        </Stack>
      </Stack>
    </Box>
  );
}

/**
 * The teacher's own window beside class mode: notes, what comes next, the timer and the controls, in step with the
 * stage of the same browser, with a connection or without.
 */
export function PresenterPage() {
  const { t } = useTranslation("presenter");
  const { shown, wasShown, command } = usePresented();
  if (shown) return <Presented shown={shown} command={command} />;
  return (
    <Box component="main" sx={{ ...frame, justifyContent: "center" }}>
      <Box role="status">
        <EmptyState
          titleAs="h1"
          title={t(wasShown ? "closed" : "waiting")}
          text={t(wasShown ? "closedText" : "waitingText")}
        >
          <Button component={Link} to="/instructor/home" variant="outlined">
            {t("home")}
          </Button>
        </EmptyState>
      </Box>
    </Box>
  );
}
