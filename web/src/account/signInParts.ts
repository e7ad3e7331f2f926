/** What a sign-in rarely shows, over any screen. */
export { ConfirmPasswordDialog } from "./confirm-password/ConfirmPasswordDialog.tsx";
export { ViewBanner } from "./view-as/ViewBanner.tsx";
