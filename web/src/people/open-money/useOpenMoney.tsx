import type { Endpoint, Resource } from "@kindling/contract";
import { type ComponentProps, type ReactElement, useState } from "react";
import type { Decide } from "../../ui/bulk/bulkReport.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import type { OpenMoneyDialog } from "./OpenMoneyDialog.tsx";

type Dialog = ComponentProps<typeof OpenMoneyDialog>;

const openMoneyDialog = loadOnce(() => import("./OpenMoneyDialog.tsx"));

const hasOpenMoney = (data: unknown): data is Dialog["rows"][number]["data"] =>
  typeof data === "object" && data !== null && "open_money" in data;

const asking = { open_money: "ask" };

/** Takes over refusals to delete or deactivate sites or people who have open money: the dialog asks what becomes of it. */
export function useOpenMoney(
  resource: Pick<Resource, "labels">,
  calls: Dialog["calls"] & { readonly remove: Endpoint },
  what: Dialog["what"],
): { decide: Decide; deactivating: { more: object; decide: Decide }; dialog: ReactElement } {
  const [refused, setRefused] = useState<Pick<Dialog, "rows" | "action"> | null>(null);
  const decideOn =
    (action: Dialog["action"]): Decide =>
    (rows) => {
      const open = rows.flatMap(({ id, name, data }) => (hasOpenMoney(data) ? [{ id, name, data }] : []));
      if (open.length > 0) setRefused({ rows: open, action });
      return rows.filter(({ data }) => !hasOpenMoney(data));
    };
  return {
    decide: decideOn("delete"),
    deactivating: { more: asking, decide: decideOn("deactivate") },
    dialog: (
      <Later from={openMoneyDialog} wanted={refused !== null}>
        {({ OpenMoneyDialog }) =>
          refused && (
            <OpenMoneyDialog
              resource={resource}
              calls={calls}
              what={what}
              {...refused}
              onClose={() => setRefused(null)}
            />
          )
        }
      </Later>
    ),
  };
}
