import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/CallError.ts";
import type { ChosenLabels } from "../../core/labels.ts";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorNote, type FailedQuery } from "./ErrorNote.tsx";
import { PageHeader } from "./PageHeader.tsx";

/** Shown when a page's data couldn't be loaded: not found, or the error. */
export function PageFailure({
  found,
  labels,
  back,
}: {
  readonly found: FailedQuery;
  readonly labels: Pick<ChosenLabels, "one" | "unread">;
  readonly back?: ReactNode;
}) {
  const { t } = useTranslation("ui");
  const { error } = found;
  // An ID that isn't a number can't exist either.
  if (error instanceof CallError && (error.status === 404 || error.status === 422))
    return (
      <EmptyState title={t("missing.title", { thing: labels.one })} text={t("missing.text")} titleAs="h1">
        {back}
      </EmptyState>
    );
  return (
    <>
      <PageHeader title={labels.one}>{back}</PageHeader>
      <ErrorNote found={found} things={labels.unread.one} />
    </>
  );
}
