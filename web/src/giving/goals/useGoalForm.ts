import { givingEndpoints } from "@kindling/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { CallError } from "../../core/CallError.ts";
import { failureText, succeed } from "../../core/toasts.ts";
import { typedDollars } from "../donations/cents.ts";
import { readDraft } from "../donations/donationDraft.ts";
import { type Giving, useRenewGiving } from "../shared/useGiving.ts";

export interface GoalOfClass {
  readonly site: number;
  /** The teacher of the class, where staff set its goal. */
  readonly teacher?: number;
  readonly goal: Giving["goal"];
  readonly onSaved: () => void;
}

const fieldsOfGoal = ["goal_cents", "goal_text"];

/** What is typed as a class's goal for the session, what is wrong with it, and how to save it. */
export function useGoalForm({ site, teacher, goal, onSaved }: GoalOfClass) {
  const { t } = useTranslation("giving");
  const [amount, setAmount] = useState(goal ? typedDollars(goal.goal_cents) : "");
  const [text, setText] = useState(goal?.goal_text ?? "");
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const renew = useRenewGiving();
  const send = async () => {
    const read = readDraft({ amount, donated_on: "any", note: "" });
    const fault = read.faults?.amount_cents;
    if (!read.body) {
      setFaults({ goal_cents: t(`donation.${fault ?? "amountWrong"}`) });
      return;
    }
    const body = { goal_cents: read.body.amount_cents, goal_text: text.trim() || null };
    setSaving(true);
    try {
      const reply = goal
        ? await call(givingEndpoints.updateGoal, { params: { id: goal.id }, body, version: goal.version })
        : await call(givingEndpoints.addGoal, { body: { ...body, school_id: site, user_id: teacher } });
      succeed(reply.message ?? t("done.goal"));
      await renew();
      onSaved();
    } catch (error) {
      const known = error instanceof CallError ? error.errors : [];
      const placed = known.flatMap(({ path, msg }) =>
        path && fieldsOfGoal.includes(path) ? [[path, msg] as const] : [],
      );
      setFaults(
        placed.length > 0 ? Object.fromEntries(placed) : { rest: failureText(error, t("failed.goal")) },
      );
      // The goal has changed meanwhile: show the new one and keep what was typed.
      if (error instanceof CallError && (error.status === 412 || error.status === 409)) void renew();
    } finally {
      setSaving(false);
    }
  };
  return {
    amount,
    setAmount(typed: string) {
      setAmount(typed);
      setFaults({});
    },
    text,
    setText,
    faults,
    isSaving,
    send,
  };
}
