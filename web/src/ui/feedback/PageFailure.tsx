import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/CallError.ts";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorNote } from "./ErrorNote.tsx";
import { PageHeader } from "./PageHeader.tsx";

/** What a page shows when its thing could not be read: that there is none for its reader, or what went wrong. */
export function PageFailure({
  error,
  thing,
  things = thing,
  back,
  onRetry,
}: {
  readonly error: unknown;
  /** What is shown here, one of them. */
  readonly thing: string;
  /** What "Failed to get …" calls it. */
  readonly things?: string;
  /** The way back to the list. */
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
