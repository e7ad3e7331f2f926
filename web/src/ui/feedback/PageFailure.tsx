import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/CallError.ts";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorNote } from "./ErrorNote.tsx";
import { PageHeader } from "./PageHeader.tsx";

/** Shown when a page's data couldn't be loaded: not found, or the error. */
export function PageFailure({
  error,
  thing,
  things = thing,
  back,
  onRetry,
}: {
  readonly error: unknown;
  readonly thing: string;
  /** The name in "Failed to get …". */
  readonly things?: string;
  readonly back?: ReactNode;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation("ui");
  // An ID that isn't a number can't exist either.
  if (error instanceof CallError && (error.status === 404 || error.status === 422))
    return (
      <EmptyState title={t("missing.title", { thing })} text={t("missing.text")} titleAs="h1">
        {back}
      </EmptyState>
    );
  return (
    <>
      <PageHeader title={thing}>{back}</PageHeader>
      <ErrorNote error={error} things={things} onRetry={onRetry} />
    </>
  );
}
