import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/** What is open beside a list, kept in the address as `?edit=ID` or `?new`. */
export interface EditAddress {
  readonly id: number | null;
  readonly isNew: boolean;
  /** The address that opens a row, or a new one, and keeps everything else of the list. */
  hrefOf(id: number | "new"): string;
  open(id: number | "new"): void;
  close(): void;
}

const opened = { openedFromList: true };

/** How a row's address is opened: one beside the list stays where the list is, and closing it can go back. */
export const linkOptions = (href: string) =>
  href.startsWith("?") ? { state: opened, preventScrollReset: true } : {};

/** Takes what is open out of an address. */
function withoutEdit(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete("edit");
  rest.delete("new");
  return rest;
}

/** Reads and changes what is open beside the list. */
export function useEditAddress(): EditAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const hrefOf = useCallback(
    (id: number | "new") => {
      const next = withoutEdit(params);
      if (id === "new") next.set("new", "");
      else next.set("edit", String(id));
      return `?${next.toString()}`;
    },
    [params],
  );
  const id = Number(params.get("edit"));
  return {
    id: Number.isInteger(id) && id > 0 ? id : null,
    isNew: params.has("new"),
    hrefOf,
    open: (target) => void navigate(hrefOf(target), { state: opened, preventScrollReset: true }),
    close: () => {
      const state = location.state as Partial<typeof opened> | null;
      if (state?.openedFromList) void navigate(-1);
      else setParams(withoutEdit, { replace: true, preventScrollReset: true });
    },
  };
}
