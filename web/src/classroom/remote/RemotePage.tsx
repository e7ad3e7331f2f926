import "./remote.css";
import type { PhoneContent, PhoneProgress } from "@kindling/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FrontAlert } from "../../account/front/FrontAlert.tsx";
import { FrontButton } from "../../account/front/FrontButton.tsx";
import { failureText } from "../../core/toasts.ts";
import { clockText } from "../../curriculum/clockText.ts";
import { Badge } from "../live/Badge.tsx";
import { useWakeLock } from "../stage/useWakeLock.ts";
import { isPaired, pairWith, useRemote } from "./useRemote.ts";

/** The minutes that start a timer by a tap. */
const timers = [1, 3, 5, 10];

/** The code that a QR code brought along, behind #p. */
const codeHere = () => /^#p\.(.+)/.exec(window.location.hash)?.[1] ?? "";

/** Where a teacher's phone leads the stage: no account, paired by the code on the stage and confirmed there. */
export function RemotePage({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation("presenter");
  const [isIn, setIn] = useState(() => isPaired() && !codeHere());
  const [fault, setFault] = useState<string | null>(null);
  const begun = useRef(false);
  async function pair(code: string) {
    try {
      await pairWith(code);
      window.history.replaceState(null, "", `${window.location.pathname}#p`);
      setIn(true);
    } catch (error) {
      setFault(failureText(error, t("phone.failed")));
    }
  }
  // Only once: a code is of no use a second time.
  const begin = useEffectEvent(() => {
    if (begun.current || isIn) return;
    begun.current = true;
    void pair(codeHere());
  });
  useEffect(() => begin(), []);
  if (isIn) return <Paired onLeave={onLeave} />;
  return (
    <div className="remote-page">
      <h1 className="text-h1">{t("phone.remote.title")}</h1>
      {fault ? (
        <>
          <FrontAlert tone="error">{fault}</FrontAlert>
          <FrontButton kind="outlined" onClick={onLeave}>
            {t("phone.remote.typeCode")}
          </FrontButton>
        </>
      ) : (
        <p role="status">{t("phone.remote.pairing")}</p>
      )}
    </div>
  );
}

function Paired({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation("presenter");
  const { remote, press, leave } = useRemote();
  const { told, content, isOnline, isOver } = remote;
  const [fault, setFault] = useState<string | null>(null);
  useWakeLock();
  const send = async (command: Parameters<typeof press>[0]) => {
    setFault(null);
    try {
      await press(command);
    } catch (error) {
      setFault(failureText(error, t("phone.remote.notSent")));
    }
  };
  const badge = told?.badge;
  const progress = told?.progress;
  const step = progress && content?.steps[progress.at];
  return (
    <div className="remote-page">
      {!isOnline && !isOver && <FrontAlert tone="warning">{t("phone.remote.offline")}</FrontAlert>}
      {fault && <FrontAlert tone="error">{fault}</FrontAlert>}
      {isOver ? (
        <>
          <h1 className="text-h1">{t("phone.remote.title")}</h1>
          <p role="status">{t("phone.remote.over")}</p>
          <FrontButton kind="outlined" onClick={onLeave}>
            {t("phone.remote.typeCode")}
          </FrontButton>
        </>
      ) : step && content && progress ? (
        <Led content={content} progress={progress} onCommand={(command) => void send(command)} />
      ) : (
        <>
          <h1 className="text-h1">{t("phone.remote.title")}</h1>
          <p role="status">{told?.is_confirmed ? t("phone.remote.noStage") : t("phone.remote.confirm")}</p>
          {badge && !told.is_confirmed && (
            <p className="remote-badge">
              <Badge
                badge={badge}
                label={`${t(`voting.pictures.${badge.picture}`)}, ${t(`voting.colors.${badge.color}`)}`}
              />
            </p>
          )}
        </>
      )}
      {!isOver && (
        <FrontButton kind="text" onClick={() => void leave()}>
          {t("phone.remote.leave")}
        </FrontButton>
      )}
    </div>
  );
}

type Send = (command: Parameters<ReturnType<typeof useRemote>["press"]>[0]) => void;

function Led({
  content,
  progress,
  onCommand,
}: {
  readonly content: PhoneContent;
  readonly progress: PhoneProgress;
  readonly onCommand: Send;
}) {
  const { t } = useTranslation("presenter");
  const { at, is_dark, playing, aloud } = progress;
  const step = content.steps[at];
  const next = content.steps[at + 1];
  const own = step?.notes ?? [];
  return (
    <>
      <header>
        <h1 className="text-h1">{content.title}</h1>
        <p role="status">
          {t("phone.remote.step", { step: at + 1, steps: content.steps.length })}
          {is_dark && ` · ${t("isDark")}`}
        </p>
      </header>
      <Notes title={t("notes")} notes={own} none={t("noNotes")} />
      <section aria-labelledby="on-stage">
        <h2 id="on-stage">{t("onStage")}</h2>
        <p className="remote-name">{step?.name}</p>
        <Lines lines={step?.lines ?? []} />
        {playing?.vote && <Vote vote={playing.vote} />}
      </section>
      <section aria-labelledby="next-step">
        <h2 id="next-step">{t("next")}</h2>
        <p className="remote-name">{next ? next.name : t("lastStep")}</p>
      </section>
      {content.notes.length > 0 && <Notes title={t("whole")} notes={content.notes} none="" />}
      <div className="remote-controls">
        <Timer progress={progress} onCommand={onCommand} />
        <div className="remote-row">
          {playing && (
            <FrontButton kind="outlined" onClick={() => onCommand({ press: "play" })}>
              {t(`phone.remote.play.${playing.state}`)}
              {playing.left !== null && ` · ${clockText(playing.left)}`}
            </FrontButton>
          )}
          {aloud !== "none" && (
            <FrontButton kind="outlined" onClick={() => onCommand({ press: "read" })}>
              {t(aloud === "reading" ? "phone.remote.stopReading" : "phone.remote.read")}
            </FrontButton>
          )}
          <FrontButton kind="outlined" onClick={() => onCommand({ press: "blank" })}>
            {t(is_dark ? "lighten" : "darken")}
          </FrontButton>
        </div>
        <div className="remote-row">
          <FrontButton kind="outlined" disabled={at === 0} onClick={() => onCommand({ press: "back" })}>
            {t("phone.remote.back")}
          </FrontButton>
          <FrontButton disabled={!next} onClick={() => onCommand({ press: "next" })}>
            {t("phone.remote.next")}
          </FrontButton>
        </div>
      </div>
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

function Notes({
  title,
  notes,
  none,
}: {
  readonly title: string;
  readonly notes: PhoneContent["notes"];
  readonly none: string;
}) {
  return (
    <section aria-label={title} className="remote-notes">
      <h2>{title}</h2>
      {notes.length === 0 && <p>{none}</p>}
      {notes.map(({ label, text }, index) => (
        <div key={index}>
          {label && <h3>{label}</h3>}
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}

function Vote({ vote }: { readonly vote: NonNullable<NonNullable<PhoneProgress["playing"]>["vote"]> }) {
  const { t } = useTranslation("presenter");
  const { numbers, votes, answered, devices } = vote;
  const total = votes.reduce((sum, each) => sum + each, 0);
  return (
    <>
      <p role="status" className="remote-name">
        {devices === null
          ? t("voting.spread", { count: total })
          : t("voting.answered", { answered: answered ?? 0, devices })}
      </p>
      <ul className="remote-votes">
        {numbers.map((number, at) => (
          <li key={number}>{t("phone.remote.chose", { number, votes: votes[at] ?? 0 })}</li>
        ))}
      </ul>
    </>
  );
}

function Timer({
  progress: { timer },
  onCommand,
}: {
  readonly progress: PhoneProgress;
  readonly onCommand: Send;
}) {
  const { t } = useTranslation("presenter");
  if (!timer)
    return (
      <div className="remote-row" role="group" aria-label={t("startTimer")}>
        {timers.map((minutes) => (
          <FrontButton key={minutes} kind="outlined" onClick={() => onCommand({ timer: minutes })}>
            {t("minutes", { count: minutes })}
          </FrontButton>
        ))}
      </div>
    );
  return (
    <div className="remote-row">
      <span role="timer" aria-label={t("timer")} className="remote-clock">
        {clockText(timer.left)}
      </span>
      {timer.state !== "done" && (
        <FrontButton kind="outlined" onClick={() => onCommand({ timer: "toggle" })}>
          {t(`phone.remote.play.${timer.state}`)}
        </FrontButton>
      )}
      <FrontButton kind="outlined" onClick={() => onCommand({ timer: "close" })}>
        {t("phone.remote.closeTimer")}
      </FrontButton>
    </div>
  );
}
