/** What a sign-in rarely shows, over any screen. */
export { ConfirmPasswordDialog } from "./confirm-password/ConfirmPasswordDialog.tsx";
export { SignInBanner } from "./view-as/SignInBanner.tsx";
