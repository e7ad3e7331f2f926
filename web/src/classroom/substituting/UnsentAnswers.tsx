import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { FrontButton } from "../../account/front/FrontButton.tsx";
import { useFormat } from "../../core/language.ts";
import { onQueueChange, readQueue, writeQueue } from "../sending/answerStore.ts";

/** What a substitute recorded in this browser and the server doesn't have: what and when, and what to do about it. */
export function UnsentAnswers({
  owner,
  isOpen,
}: {
  readonly owner: string | null;
  readonly isOpen: boolean;
}) {
  const { t } = useTranslation("viewAs");
  const format = useFormat();
  const queue = useSyncExternalStore(onQueueChange, readQueue);
  const unsent = queue.filter((each) => each.owner === owner && each.note === undefined);
  if (unsent.length === 0) return null;
  const forget = () => writeQueue(readQueue().filter((each) => each.owner !== owner));
  return (
    <section aria-labelledby="unsent">
      <h2 id="unsent" className="text-h3">
        {t("standIn.unsent.title", { count: unsent.length })}
      </h2>
      <p>{t(isOpen ? "standIn.unsent.open" : "standIn.unsent.over")}</p>
      <ul>
        {unsent.map(({ key, title, madeAt, refused }) => (
          <li key={key}>
            <bdi>{title}</bdi>, {format.moment(new Date(madeAt).toISOString())}
            {refused && ` (${refused})`}
          </li>
        ))}
      </ul>
      {!isOpen && (
        <FrontButton kind="outlined" onClick={forget}>
          {t("standIn.unsent.forget")}
        </FrontButton>
      )}
    </section>
  );
}
