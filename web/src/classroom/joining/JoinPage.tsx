import "./join.css";
import { scaleLevels } from "@kindling/contract/light";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FrontAlert } from "../../account/front/FrontAlert.tsx";
import { FrontButton } from "../../account/front/FrontButton.tsx";
import { FrontField } from "../../account/front/FrontField.tsx";
import { CallError } from "../../core/api.ts";
import { failureText } from "../../core/toasts.ts";
import { ScaleFace } from "../../curriculum/questions/ScaleFace.tsx";
import { AnswerMark } from "../../curriculum/quiz-editing/AnswerMark.tsx";
import { Badge } from "../live/Badge.tsx";
import { pairWith } from "../remote/useRemote.ts";
import { type Device, useDevice } from "./useDevice.ts";

/** The code that a QR code brought along, behind #. */
const codeHere = () => window.location.hash.slice(1);

const isOfStage = (code: string) =>
  pairWith(code).then(
    () => true,
    () => false,
  );

/** Where students join their class's room with a device: no account, no name, nothing to type but the code. */
export function JoinPage() {
  const { device, hasJoined, join, answer, leave } = useDevice();
  if (!hasJoined) return <JoinForm isOver={device.isOver} onJoin={join} />;
  return <InRoom device={device} onAnswer={answer} onLeave={leave} />;
}

function JoinForm({
  isOver,
  onJoin,
}: {
  readonly isOver: boolean;
  readonly onJoin: (code: string) => Promise<void>;
}) {
  const { t } = useTranslation("presenter");
  const [code, setCode] = useState(codeHere);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const begun = useRef(false);
  async function join(typed: string) {
    setBusy(true);
    setFault(null);
    try {
      await onJoin(typed);
      window.history.replaceState(null, "", window.location.pathname);
    } catch (error) {
      // It may be the code with which a teacher's phone pairs.
      if (error instanceof CallError && error.status === 422 && (await isOfStage(typed))) {
        window.location.hash = "p";
        return;
      }
      setFault(failureText(error, t("voting.join.failed")));
      setBusy(false);
    }
  }
  // Only once, with the code of the address.
  const begin = useEffectEvent(() => {
    if (begun.current || isOver || !codeHere()) return;
    begun.current = true;
    void join(codeHere());
  });
  useEffect(() => begin(), []);
  return (
    <div className="join-page">
      <h1 className="text-h1">{t("voting.join.title")}</h1>
      {isOver && <FrontAlert tone="info">{t("voting.join.over")}</FrontAlert>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void join(code);
        }}
      >
        <FrontField label={t("voting.join.code")} required error={fault}>
          {(described) => (
            <input
              {...described}
              className="join-code"
              value={code}
              onChange={(event) => setCode(event.target.value.toUpperCase())}
              maxLength={12}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
            />
          )}
        </FrontField>
        <FrontButton submits busy={isBusy}>
          {t("voting.join.join")}
        </FrontButton>
      </form>
    </div>
  );
}

/** What the device says of its answer. */
function useSaid({ question, given, isOver }: Device): string {
  const { t } = useTranslation("presenter");
  if (isOver) return t("voting.join.over");
  if (!question) return t("voting.join.wait");
  const number = given?.choice;
  if (question.state === "revealed") {
    if (question.right === null) return t("voting.join.shown");
    return t(number === question.right ? "voting.join.right" : "voting.join.wrong", {
      number: question.right,
    });
  }
  if (question.state === "closed") return t("voting.join.closed");
  if (number === undefined) return t("voting.join.choose");
  return t(given?.isCounted ? "voting.join.counted" : "voting.join.sending", { number });
}

function InRoom({
  device,
  onAnswer,
  onLeave,
}: {
  readonly device: Device;
  readonly onAnswer: (place: number, choice: number) => void;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation("presenter");
  const said = useSaid(device);
  const { badge, question, given, isOnline, isOver } = device;
  const isScale = question?.numbers.length === scaleLevels;
  return (
    <div className="join-page">
      <h1 className="join-hidden">{t("voting.join.title")}</h1>
      {badge && (
        <p className="join-you">
          <Badge
            badge={badge}
            label={`${t(`voting.pictures.${badge.picture}`)}, ${t(`voting.colors.${badge.color}`)}`}
          />
          {t("voting.join.you")}
        </p>
      )}
      <p className="join-said" role="status">
        {said}
      </p>
      {!isOnline && !isOver && <FrontAlert tone="warning">{t("voting.join.offline")}</FrontAlert>}
      {question && !isOver && (
        <fieldset
          className={isScale ? "join-answers join-levels" : "join-answers"}
          aria-label={t("voting.join.answers")}
        >
          {question.numbers.map((number) => (
            <button
              key={number}
              type="button"
              aria-label={t(isScale ? "voting.join.level" : "voting.join.answer", {
                number,
              })}
              aria-pressed={given?.choice === number}
              disabled={question.state !== "open"}
              className={question.right === number ? "join-right" : undefined}
              onClick={() => onAnswer(question.place, number)}
            >
              {isScale ? (
                <>
                  <ScaleFace level={number} />
                  {number}
                </>
              ) : (
                <AnswerMark number={number} />
              )}
            </button>
          ))}
        </fieldset>
      )}
      {isOver && (
        <FrontButton kind="outlined" onClick={onLeave}>
          {t("voting.join.again")}
        </FrontButton>
      )}
    </div>
  );
}
