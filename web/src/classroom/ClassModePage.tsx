import Close from "@mui/icons-material/CloseRounded";
import FullScreenOff from "@mui/icons-material/FullscreenExitRounded";
import FullScreen from "@mui/icons-material/FullscreenRounded";
import Box from "@mui/material/Box";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { useFormat } from "../core/language.ts";
import { StageBank } from "./bank/StageBank.tsx";
import { flyPoints } from "./celebrating/flyPoints.ts";
import { throwConfetti } from "./celebrating/throwConfetti.ts";
import { ItemView } from "./ItemView.tsx";
import type { AnswerReply } from "./recording/answerOutbox.ts";
import { Onward } from "./recording/Onward.tsx";
import { RecordStep } from "./recording/RecordStep.tsx";
import { StageNotice } from "./stage/StageNotice.tsx";
import { StageTool } from "./stage/StageTool.tsx";
import { useFullScreen } from "./stage/useFullScreen.ts";
import { useWakeLock } from "./stage/useWakeLock.ts";
import { classroomKey, pointsKey, useCurriculum, useMe, usePoints } from "./today/useToday.ts";
import { WithSite } from "./WithSite.tsx";

interface ClassModeProps {
  /** The types of what is done at this address: an id alone may mean an activity, a trait or an episode. */
  readonly types: readonly string[];
}

function ClassMode({ site, id, types }: ClassModeProps & { site: number; id: number }) {
  const { t } = useTranslation("classroom");
  const format = useFormat();
  const navigate = useNavigate();
  const client = useQueryClient();
  const badge = useRef<HTMLDivElement>(null);
  const curriculum = useCurriculum(site);
  const points = usePoints(site).data;
  const confetti = useMe().data?.confetti ?? false;
  const item = curriculum.data?.find((each) => each.id === id && types.includes(each.type));
  const leave = useCallback(() => void navigate("/instructor/home"), [navigate]);
  const screen = useFullScreen();
  useWakeLock();

  const celebrate = useCallback(
    async ({ points_won, points_total }: AnswerReply) => {
      if (confetti) void throwConfetti();
      await flyPoints(`+${format.number(points_won)}`, badge.current);
      client.setQueryData<typeof points>(pointsKey(site), (old) => old && { ...old, points: points_total });
      await client.invalidateQueries({ queryKey: classroomKey });
    },
    [client, confetti, format, site],
  );
  const onSent = useCallback((reply: AnswerReply) => void celebrate(reply), [celebrate]);

  return (
    <Box component="main" sx={{ position: "fixed", inset: 0, zIndex: ({ zIndex }) => zIndex.snackbar + 1 }}>
      {item ? (
        <ItemView
          item={item}
          onLeave={leave}
          onFullScreen={screen.possible ? screen.toggle : undefined}
          record={
            <RecordStep item={item} site={site} onSent={onSent} onward={<Onward item={item} site={site} />} />
          }
          tools={
            <>
              {screen.possible && (
                <StageTool
                  label={t(screen.full ? "stage.window" : "stage.fullScreen")}
                  icon={screen.full ? FullScreenOff : FullScreen}
                  onClick={screen.toggle}
                />
              )}
              <StageTool label={t("stage.leave")} icon={Close} onClick={leave} />
              {points && <StageBank figures={points} ref={badge} />}
            </>
          }
        />
      ) : (
        <StageNotice query={curriculum} onLeave={leave} />
      )}
    </Box>
  );
}

/** Class mode: one item on the whole screen, for a class to see. */
export function ClassModePage({ types }: ClassModeProps) {
  const id = Number(useParams().id);
  return (
    <WithSite>
      {(site) => <ClassMode key={`${site.id}/${id}`} site={site.id} id={id} types={types} />}
    </WithSite>
  );
}
