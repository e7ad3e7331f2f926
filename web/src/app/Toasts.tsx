import Box from "@mui/material/Box";
import { cssTransition, ToastContainer } from "react-toastify/unstyled";
import { toastRules } from "../core/toasts.ts";
import { ToastMark } from "./ToastMark.tsx";
import "./toasts.css";
import { useBasics } from "./useBasics.ts";

const fade = cssTransition({ enter: "toast-in", exit: "toast-out" });

/** Where toasts appear: top right, three at most, five seconds each, read out by screen readers. */
export function Toasts() {
  const { t } = useBasics();
  return (
    <Box className="no-print">
      <ToastContainer
        {...toastRules}
        transition={fade}
        hideProgressBar
        closeOnClick={false}
        pauseOnFocusLoss
        draggable={false}
        aria-label={t("toasts.label")}
        toastClassName="toast"
        icon={({ type }) => <ToastMark type={type} />}
        closeButton={({ closeToast }) => (
          <button type="button" className="toast-close" aria-label={t("toasts.close")} onClick={closeToast}>
            ×
          </button>
        )}
      />
    </Box>
  );
}
