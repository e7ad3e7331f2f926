import type { RouteObject } from "react-router";
import { screenRoute } from "../router/screenRoute.ts";

/** The sign-in and its frame. */
export async function loadSignIn() {
  const [{ SignInPage }, { AccountFrame }] = await Promise.all([
    import("../../account/SignInPage.tsx"),
    import("../account-frame/AccountFrame.tsx"),
  ]);
  return { SignInPage, AccountFrame };
}

/** The cards around signing in, loaded when they are visited. */
export const accountRoutes: RouteObject[] = [
  screenRoute("/log-in", "signIn", async () => (await loadSignIn()).SignInPage),
  screenRoute(
    "/forgot-password",
    "forgotPassword",
    async () => (await import("../../account/ForgotPasswordPage.tsx")).ForgotPasswordPage,
  ),
  screenRoute(
    "/password-success",
    "passwordSuccess",
    async () => (await import("../../account/PasswordSuccessPage.tsx")).PasswordSuccessPage,
  ),
  screenRoute(
    "/auth/reset-password",
    "resetPassword",
    async () => (await import("../../account/ResetPasswordPage.tsx")).ResetPasswordPage,
  ),
  screenRoute(
    "/change-password",
    "changePassword",
    async () => (await import("../../account/ChangePasswordPage.tsx")).ChangePasswordPage,
  ),
  screenRoute(
    "/stop-mails/:token",
    "stopMails",
    async () => (await import("../../account/StopMailsPage.tsx")).StopMailsPage,
  ),
];

/** Public pages for new schools, loaded on demand. */
export const leadModuleRoutes: RouteObject[] = [
  screenRoute("/lead-module", "leadModule", async () => (await import("./LeadLanding.tsx")).LeadLanding),
  screenRoute(
    "/lead-module/:unique_id",
    "leadPage",
    async () => (await import("./LeadPersonal.tsx")).LeadPersonal,
  ),
];

export const publicRoutes: RouteObject[] = [
  { lazy: async () => ({ Component: (await loadSignIn()).AccountFrame }), children: accountRoutes },
  {
    lazy: async () => ({ Component: (await import("./LeadFrame.tsx")).LeadFrame }),
    children: leadModuleRoutes,
  },
  screenRoute("/404", "notFound", async () => (await import("../NotFoundPage.tsx")).NotFoundPage),
];
