import "./toasts.css";
import { cssTransition, ToastContainer } from "react-toastify/unstyled";
import { toastRules } from "../core/toasts.ts";
import { useBasics } from "./useBasics.ts";

const marks = {
  success: "m7.5 12.5 3 3 6-6.5",
  error: "M12 7.200v6M12 16.700v.1",
  warning: "M12 7.200v6M12 16.700v.1",
  info: "M12 11v5.500M12 7.300v.1",
} as const;

function ToastMark({ type }: { readonly type: string }) {
  const tone = type in marks ? (type as keyof typeof marks) : "info";
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={`toast-mark ${tone}`}>
      <circle cx="12" cy="12" r="10.5" fill="currentColor" fillOpacity="0.16" stroke="none" />
      <path d={marks[tone]} />
    </svg>
  );
}

const fade = cssTransition({ enter: "toast-in", exit: "toast-out" });

/** Where toasts appear: top right, three at most, five seconds each, read out by screen readers. */
export function Toasts() {
  const { t } = useBasics();
  return (
    <div className="no-print">
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
    </div>
  );
}
