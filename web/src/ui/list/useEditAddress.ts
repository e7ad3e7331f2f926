import { useCallback } from "react";
import { type Location, useLocation, useNavigate, useSearchParams } from "react-router";

const opened = { openedFromList: true };

/** Returns how to navigate to a row; closing the drawer can then go back. One row takes the place of another. */
export const linkOptions = (href: string, at?: Location) => {
  if (!href.startsWith("?")) return {};
  const isOpen = at && /[?&](edit|new)=/.test(at.search);
  return {
    preventScrollReset: true,
    ...(isOpen ? { state: at.state as unknown, replace: true } : { state: opened }),
  };
};

/** Removes the open row from an address. */
function withoutEdit(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete("edit");
  rest.delete("new");
  return rest;
}

/** The row open in the drawer, kept in the address as `?edit=ID` or `?new`, and how to open another. */
export function useEditAddress() {
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
    /** Returns the address that opens a row, or a new one, keeping the list's state. */
    hrefOf,
    open: (target: number | "new") => void navigate(hrefOf(target), linkOptions(hrefOf(target), location)),
    close: () => {
      const state = location.state as Partial<typeof opened> | null;
      if (state?.openedFromList) void navigate(-1);
      else setParams(withoutEdit, { replace: true, preventScrollReset: true });
    },
  };
}
