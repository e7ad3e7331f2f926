import type { Endpoint } from "@kindling/contract";
import AddIcon from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { PageHeader } from "../feedback/PageHeader.tsx";
import { useMayCall } from "../useMayCall.ts";
import { ResourceList, type ResourceListProps } from "./ResourceList.tsx";
import { useEditAddress } from "./useEditAddress.ts";

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
  const { t } = useTranslation("ui");
  const labels = useLabels(list.resource);
  const { open } = useEditAddress();
  const mayAdd = useMayCall(calls.create);
  const begin = (
    <>
      {buttons}
      {mayAdd && (
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => open("new")}>
          {t("form.add", { thing: labels.one })}
        </Button>
      )}
    </>
  );
  const empty = (
    <EmptyState title={nothing} text={firstStep}>
      {begin}
    </EmptyState>
  );
  return (
    <>
      <PageHeader isList title={labels.many} text={text} sign={sign}>
        {links}
        {begin}
      </PageHeader>
      <ResourceList {...list} list={calls.list} empty={empty} />
      {children}
    </>
  );
}
