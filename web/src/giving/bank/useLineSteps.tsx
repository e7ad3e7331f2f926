import { type BankLine, bankLineEndpoints } from "@kindling/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { ReasonDialog } from "../shared/ReasonDialog.tsx";
import { ChooseDialog } from "./ChooseDialog.tsx";

interface LineSteps {
  /** Confirms what is proposed; asks first where amounts differ. */
  readonly confirm: (line: BankLine) => Promise<void>;
  readonly choosing: (line: BankLine) => void;
  readonly putAside: (line: BankLine) => void;
  readonly undo: (line: BankLine) => void;
  readonly isConfirming: boolean;
  readonly dialogs: ReactElement;
}

/** What a person can decide of lines; `onDecided` goes on to the next one. */
export function useLineSteps(onDecided: (line: BankLine) => void): LineSteps {
  const { t } = useTranslation("bank");
  const format = useFormat();
  const queries = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const [asking, setAsking] = useState<{
    readonly what: "choose" | "aside" | "undo";
    readonly line: BankLine;
  } | null>(null);
  const close = () => setAsking(null);
  const ask = (what: "choose" | "aside" | "undo") => (line: BankLine) => setAsking({ what, line });
  const done = async (line: BankLine, message: string | undefined) => {
    succeed(message ?? "");
    onDecided(line);
    await queries.invalidateQueries();
  };
  const confirm = async (line: BankLine) => {
    if (!line.proposal || isConfirming) return;
    if (line.proposal.difference_cents !== 0) return ask("choose")(line);
    setConfirming(true);
    try {
      const things = line.proposal.things.map(({ kind, id }) => ({ kind, id }));
      const { message } = await call(bankLineEndpoints.confirm, {
        params: { id: line.id },
        body: { things },
      });
      await done(line, message);
    } catch (error) {
      fail(error, t("choose.failed"));
      await queries.invalidateQueries();
    } finally {
      setConfirming(false);
    }
  };
  const line = asking?.line;
  return {
    confirm,
    choosing: ask("choose"),
    putAside: ask("aside"),
    undo: ask("undo"),
    isConfirming,
    dialogs: (
      <>
        {line && asking.what === "choose" && (
          <ChooseDialog line={line} onDone={(message) => void done(line, message)} onClose={close} />
        )}
        {line && asking.what === "aside" && (
          <ReasonDialog
            title={t("aside.title")}
            text={t("aside.text", { amount: format.money(Math.abs(line.amount_cents)) })}
            hint={t("aside.hint")}
            save={t("aside.save")}
            most={500}
            failed={t("aside.failed")}
            onSend={async (note, idempotencyKey) => {
              const asked = { params: { id: line.id }, body: { note }, idempotencyKey };
              const { message } = await call(bankLineEndpoints.notOurs, asked);
              await done(line, message);
            }}
            onClose={close}
          />
        )}
        {line && asking.what === "undo" && (
          <ReasonDialog
            title={t("undo.title")}
            text={t("undo.text")}
            hint={t("undo.hint")}
            save={t("undo.save")}
            most={500}
            failed={t("undo.failed")}
            onSend={async (note, idempotencyKey) => {
              const asked = { params: { id: line.id }, body: { note }, idempotencyKey };
              const { message } = await call(bankLineEndpoints.undo, asked);
              succeed(message ?? "");
              await queries.invalidateQueries();
            }}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
