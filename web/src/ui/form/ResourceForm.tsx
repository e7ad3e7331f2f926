import type { Endpoint, Resource } from "@kindling/contract";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { dataQueryAs } from "../dataQuery.ts";
import { ErrorNote } from "../feedback/ErrorNote.tsx";
import { rowName } from "../list/ListView.ts";
import { useEditAddress } from "../list/useEditAddress.ts";
import { useWhole } from "../wholeCall.ts";
import { FormBody } from "./FormBody.tsx";
import { FormDrawer } from "./FormDrawer.tsx";
import type { Values } from "./formValues.ts";
import type { StoredRow } from "./useSaving.ts";

export interface ResourceFormProps {
  readonly resource: Pick<Resource, "labels">;
  readonly calls: { readonly get: Endpoint; readonly create: Endpoint; readonly update: Endpoint };
  /** Initial values of a new row, sent even if unchanged. Define them outside of the component. */
  readonly fresh?: Values;
  /** Whether its fields need two columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const nothing: Values = {};

/** A resource's form in a drawer: `?edit=ID` opens a row, `?new` an empty form. */
export function ResourceForm({
  resource,
  calls,
  fresh = nothing,
  wide = false,
  children,
}: ResourceFormProps) {
  const { t } = useTranslation("ui");
  const labels = useLabels(resource);
  // The drawer opens only when its fields are known.
  useWhole(calls.create);
  const address = useEditAddress();
  const open = address.isNew || address.id !== null;
  // Keeps the content while the drawer closes.
  const [id, setId] = useState(address.id);
  if (open && id !== address.id) setId(address.id);
  // Each opening reads the row again, because it may have changed.
  const [opening, setOpening] = useState({ count: 0, open });
  if (opening.open !== open) setOpening({ count: opening.count + (open ? 1 : 0), open });

  const found = useQuery({
    ...dataQueryAs<StoredRow>([calls.get.name, id, opening.count], calls.get, { params: { id } }),
    enabled: open && id !== null,
    // The row is read again, but not while the form has changes.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const row = id === null ? null : (found.data ?? null);
  const readOnly = row !== null && !row.can.includes("update");
  const title = row
    ? readOnly
      ? rowName(row)
      : t("form.edit", { thing: labels.one, name: rowName(row) })
    : t(id === null ? "form.add" : "form.loading", { thing: labels.one });

  return (
    <FormDrawer open={open} title={title} wide={wide} rowId={address.id} onClose={address.close}>
      {found.isError ? (
        <ErrorNote found={found} things={labels.unread.one} />
      ) : id !== null && !row ? (
        <Stack spacing={3} sx={{ p: 3 }} aria-busy>
          {[0, 1, 2, 3].map((each) => (
            <Skeleton key={each} variant="rounded" height={64} />
          ))}
        </Stack>
      ) : (
        <FormBody
          key={`${id ?? "new"}-${opening.count}`}
          stored={row}
          labels={labels}
          calls={calls}
          fresh={fresh}
          readOnly={readOnly}
          onClose={address.close}
          onOpen={address.open}
        >
          {children}
        </FormBody>
      )}
    </FormDrawer>
  );
}
