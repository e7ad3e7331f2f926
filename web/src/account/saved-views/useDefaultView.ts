import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** Opens a screen with the view that the person chose for it; what they clear or come back to afterwards stays as it is. */
export function useDefaultView(views: Readonly<Record<string, string>> | undefined): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const shown = useRef("");
  useEffect(() => {
    if (!views || shown.current === pathname) return;
    shown.current = pathname;
    const view = views[pathname];
    if (view && !search) void navigate(`?${view}`, { replace: true });
  }, [views, pathname, search, navigate]);
}
