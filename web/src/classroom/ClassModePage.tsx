import { type ClassroomItem, forClass } from "@kindling/contract";
import Close from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { useFormat } from "../core/language.ts";
import { Later } from "../ui/Later.tsx";
import { StageBank } from "./bank/StageBank.tsx";
import { flyPoints } from "./celebrating/flyPoints.ts";
import { throwConfetti } from "./celebrating/throwConfetti.ts";
import { ItemView, laterSteps } from "./ItemView.tsx";
import type { AnswerReply } from "./sending/answerOutbox.ts";
import { keepTimer } from "./stage/keptTimer.ts";
import { StageNotice } from "./stage/StageNotice.tsx";
import { StageTool } from "./stage/StageTool.tsx";
import { useStageMemory } from "./stage/stageMemory.ts";
import { useFullScreen } from "./stage/useFullScreen.ts";
import { useWakeLock } from "./stage/useWakeLock.ts";
import { classroomKey, pointsKey, useCurriculum, useMe, usePoints } from "./today/useToday.ts";
import { withEpisodes } from "./traitItem.ts";
import { WithSite } from "./WithSite.tsx";

interface ClassModeProps {
  /** The item types of this address, because IDs repeat between types. */
  readonly types: readonly string[];
}

function ItemInClass({ item, site, onLeave }: { item: ClassroomItem; site: number; onLeave: () => void }) {
  const { t } = useTranslation(["classroom", "stage"]);
  const format = useFormat();
  const client = useQueryClient();
  const badge = useRef<HTMLDivElement>(null);
  const points = usePoints(site).data;
  const confetti = useMe().data?.confetti ?? false;
  const screen = useFullScreen();
  useWakeLock();

  const name = `${site}/${item.type}/${item.id}`;
  const content = JSON.stringify(forClass(item).details);
  const memory = useStageMemory(useMemo(() => ({ name, content }), [name, content]));
  const { put, forget } = memory;

  const celebrate = useCallback(
    async ({ points_won, points_total }: AnswerReply) => {
      if (confetti) void throwConfetti();
      await flyPoints(`+${format.number(points_won)}`, badge.current);
      client.setQueryData<typeof points>(pointsKey(site), (old) => old && { ...old, points: points_total });
      await client.invalidateQueries({ queryKey: classroomKey });
    },
    [client, confetti, format, site],
  );
  const onSent = useCallback(
    (reply: AnswerReply) => {
      forget();
      void celebrate(reply);
    },
    [celebrate, forget],
  );
  const leave = useCallback(() => {
    // Progress is kept, but the class starts at the first step.
    put("step", 0);
    keepTimer({ put }, null);
    onLeave();
  }, [put, onLeave]);

  return (
    <ItemView
      item={item}
      onLeave={leave}
      onFullScreen={screen.possible ? screen.toggle : undefined}
      presents
      memory={memory}
      confetti={confetti}
      record={(quiz) => (
        <Later from={laterSteps}>
          {({ RecordStep, Onward }) => (
            <RecordStep
              item={item}
              site={site}
              quiz={quiz}
              onSent={onSent}
              onward={<Onward item={item} site={site} />}
            />
          )}
        </Later>
      )}
      tools={
        <>
          <Later from={laterSteps}>
            {({ ClassTools }) => <ClassTools item={item} site={site} memory={memory} screen={screen} />}
          </Later>
          <StageTool label={t("stage.leave")} icon={Close} onClick={leave} />
          {points && <StageBank figures={points} ref={badge} />}
        </>
      }
    />
  );
}

function ClassMode({ site, id, types }: ClassModeProps & { site: number; id: number }) {
  const navigate = useNavigate();
  const curriculum = useCurriculum(site);
  const found = curriculum.data?.find((each) => each.id === id && types.includes(each.type));
  const item = useMemo(() => found && withEpisodes(found, curriculum.data ?? []), [found, curriculum.data]);
  const leave = useCallback(() => void navigate("/instructor/home"), [navigate]);
  return (
    <Box component="main" sx={{ position: "fixed", inset: 0, zIndex: ({ zIndex }) => zIndex.snackbar + 1 }}>
      {item ? (
        <ItemInClass item={item} site={site} onLeave={leave} />
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
