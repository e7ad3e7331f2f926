import type { Endpoint } from "@kindling/contract";
import type { ReactNode } from "react";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { PageHeader } from "../feedback/PageHeader.tsx";
import { AddButton } from "./AddButton.tsx";
import { ResourceList, type ResourceListProps } from "./ResourceList.tsx";

interface ListPageProps<E extends Endpoint> extends Omit<ResourceListProps<E>, "list" | "empty"> {
  readonly calls: { readonly list: E; readonly create: Endpoint };
  readonly text: string;
  /** A picture for the resource. */
  readonly sign?: ReactNode;
  /** Shown without rows: what belongs here, and the first step. */
  readonly empty: readonly [title: string, text: string];
  /** Buttons beside the one that adds a row. */
  readonly buttons?: ReactNode;
  /** Links shown only in the header. */
  readonly links?: ReactNode;
  /** The form and the dialogs. */
  readonly children: ReactNode;
}

/** The page of a resource: header, list and a button to add a row, also while the list is empty. */
export function ListPage<E extends Endpoint>({
  calls,
  text,
  sign,
  empty: [nothing, firstStep],
  buttons,
  links,
  children,
  ...list
}: ListPageProps<E>) {
  const begin = (
    <>
      {buttons}
      <AddButton resource={list.resource} create={calls.create} />
    </>
  );
  const empty = (
    <EmptyState title={nothing} text={firstStep}>
      {begin}
    </EmptyState>
  );
  return (
    <>
      <PageHeader title={useLabels(list.resource).many} text={text} sign={sign}>
        {links}
        {begin}
      </PageHeader>
      <ResourceList {...list} list={calls.list} empty={empty} />
      {children}
    </>
  );
}
