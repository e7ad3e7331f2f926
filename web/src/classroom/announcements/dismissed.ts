import { keepDismissals } from "../dismissals.ts";

export const {
  dismiss: dismissAnnouncement,
  recall: recallAnnouncements,
  useDismissed,
} = keepDismissals("readAnnouncements", 200);
