import SvgIcon from "@mui/material/SvgIcon";

const marks = {
  success: { color: "success", path: "m7.5 12.5 3 3 6-6.5" },
  error: { color: "error", path: "M12 7.200v6M12 16.700v.1" },
  warning: { color: "warning", path: "M12 7.200v6M12 16.700v.1" },
  info: { color: "info", path: "M12 11v5.500M12 7.300v.1" },
} as const;

export function ToastMark({ type }: { readonly type: string }) {
  const mark = marks[type as keyof typeof marks] ?? marks.info;
  return (
    <SvgIcon color={mark.color} viewBox="0 0 24 24" aria-hidden>
      <circle cx="12" cy="12" r="10.5" fill="currentColor" fillOpacity="0.16" />
      <path
        d={mark.path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}
