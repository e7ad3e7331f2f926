import MailIcon from "@mui/icons-material/ForwardToInboxRounded";
import KeyIcon from "@mui/icons-material/KeyRounded";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "../../core/toasts.ts";
import type { FindOption } from "./findOption.ts";
import { localGroups } from "./localGroups.ts";
import { matching } from "./matching.ts";
import { Palette } from "./Palette.tsx";
import { keepRecent, readRecents } from "./recents.ts";
import { useFinder } from "./useFinder.ts";
import { type Found, useFound } from "./useFound.ts";
import type { PersonAction, usePersonActions } from "./usePersonActions.ts";
import { useRowOptions } from "./useRowOptions.ts";

interface OfficeFinderProps {
  readonly screens: readonly FindOption[];
  readonly actions: readonly FindOption[];
  readonly listActions: readonly FindOption[];
  readonly people: ReturnType<typeof usePersonActions>;
  readonly onPerson: (person: Found | null) => void;
  readonly onRun: (run: () => void) => void;
  readonly onClose: () => void;
}

/** What is chosen from: an action's person, or a person's action. */
type Step = { readonly whose: PersonAction } | { readonly person: Found };

/** The palette while it is open. */
export function OfficeFinder({
  screens,
  actions,
  listActions,
  people,
  onPerson,
  onRun,
  onClose,
}: OfficeFinderProps) {
  const { t } = useTranslation(["header", "app"]);
  const { text, setText, choose } = useFinder(onRun, onClose);
  const [step, setStep] = useState<Step | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isTaking, setIsTaking] = useState(false);
  const whose = step && "whose" in step ? step.whose : null;
  const person = step && "person" in step ? step.person : null;
  const found = useFound(person ? "" : text, whose ? "user" : undefined);
  const go = (next: Step | null) => {
    setStep(next);
    onPerson(next && "person" in next ? next.person : null);
    setText("");
    setRefusal(null);
  };
  const { optionOf, groupsOf } = useRowOptions((row) => go({ person: row }));
  const keep = (row: Found) => {
    const option = optionOf(row);
    if (option) keepRecent(option);
  };

  /** Runs the action on somebody, or says why not. */
  const take = async (row: Found, action: PersonAction) => {
    setIsTaking(true);
    try {
      const option = await people.on(row.id, action);
      if (option) {
        keep(row);
        choose(option, false);
      } else setRefusal(t("header:find.refused", { name: row.name }));
    } catch (error) {
      setRefusal(failureText(error, t("header:find.failed")));
    } finally {
      setIsTaking(false);
    }
  };

  const passwords = (
    [
      ["mail", MailIcon],
      ["set", KeyIcon],
    ] as const
  )
    .filter(([action]) => people.may[action])
    .map(([action, icon]) => ({
      key: action,
      label: t(`header:find.whose.${action}`),
      icon,
      step: () => go({ whose: action }),
    }));

  const groups = () => {
    // Whose password it is may be somebody who was opened last.
    const known = whose && text.trim() === "" ? readRecents().flatMap(({ row }) => row ?? []) : found.rows;
    const rows = groupsOf(known, text, found.isStale);
    if (person) {
      return [
        {
          key: "actions",
          heading: t("header:find.groups.actions"),
          options: matching(people.options ?? [], text),
        },
      ];
    }
    if (!whose) {
      return [
        ...localGroups({
          text,
          screens,
          actions: [...passwords, ...actions],
          moreActions: listActions,
          optionOf,
          headingOf: (group) => t(`header:find.groups.${group}`),
        }),
        ...rows,
      ];
    }
    return rows
      .filter(({ key }) => key === "people")
      .map((group) => ({
        ...group,
        options: group.options.map(({ more: _more, to: _to, row, ...option }) => ({
          ...option,
          ...(row && { step: () => void take(row, whose) }),
        })),
      }));
  };
  const failed = person ? people.error : found.error;
  const label = whose ? t(`header:find.whose.${whose}`) : person?.name;
  return (
    <Palette
      text={text}
      onText={(next) => {
        setText(next);
        setRefusal(null);
      }}
      groups={groups()}
      isBusy={isTaking || (person ? !people.options && !people.error : found.isBusy)}
      failure={refusal ?? (failed && failureText(failed, t("header:find.failed")))}
      placeholder={t(whose ? "header:find.askWhose" : person ? "header:find.askAction" : "header:find.ask")}
      within={label ? { label, onBack: () => go(null) } : null}
      onChoose={(option, inNewTab) => {
        if (person && option.run) keep(person);
        choose(option, inNewTab);
      }}
      onClose={onClose}
    />
  );
}
