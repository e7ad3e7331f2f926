import { useEffect } from "react";
import { useConstants } from "../core/constants.ts";

/** Puts a title into the browser's tab, before the name of the organization. */
export function useTitle(title: string): void {
  const brand = useConstants()?.brand.name ?? "Kindling";
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [title, brand]);
}
