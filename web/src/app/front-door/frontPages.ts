import i18next from "i18next";
import type { ComponentType, ReactNode } from "react";
import { fetchTexts, languageReady } from "../../core/language.ts";
import { type Loaded, loadOnce } from "../../ui/loadOnce.ts";
import type { TitleKey } from "../menus/menuTypes.ts";

interface Parts {
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
  readonly Page: ComponentType;
}

/** A page that needs no sign-in and is drawn without MUI and the router. */
export interface FrontPage {
  readonly path: string;
  readonly title: TitleKey;
  /** Whether people go on from it into the rest of the portal. */
  readonly leadsIn?: true;
  readonly parts: Loaded<Parts>;
}

function accountPage(path: string, title: TitleKey, load: () => Promise<ComponentType>): FrontPage {
  const loadParts = async () => {
    const [{ AccountFrame }, Page] = await Promise.all([import("./AccountFrame.tsx"), load()]);
    return { Frame: AccountFrame, Page };
  };
  return { path, title, leadsIn: true, parts: loadOnce(loadParts) };
}

/** The page that schools find, whose frame and texts are fetched beside it. */
async function loadLead(): Promise<Parts> {
  const [{ LeadFrame }, { LeadLanding }] = await Promise.all([
    import("./LeadFrame.tsx"),
    import("./LeadLanding.tsx"),
    fetchTexts("landing"),
  ]);
  await languageReady;
  await i18next.loadNamespaces("landing");
  return { Frame: LeadFrame, Page: LeadLanding };
}

/** The pages of the front door. */
export const frontPages: readonly FrontPage[] = [
  accountPage("/log-in", "signIn", async () => (await import("../../account/SignInPage.tsx")).SignInPage),
  accountPage(
    "/forgot-password",
    "forgotPassword",
    async () => (await import("../../account/ForgotPasswordPage.tsx")).ForgotPasswordPage,
  ),
  accountPage(
    "/password-success",
    "passwordSuccess",
    async () => (await import("../../account/PasswordSuccessPage.tsx")).PasswordSuccessPage,
  ),
  accountPage(
    "/auth/reset-password",
    "resetPassword",
    async () => (await import("../../account/ResetPasswordPage.tsx")).ResetPasswordPage,
  ),
  accountPage(
    "/change-password",
    "changePassword",
    async () => (await import("../../account/ChangePasswordPage.tsx")).ChangePasswordPage,
  ),
  accountPage(
    "/second-factor",
    "secondFactor",
    async () => (await import("../../account/second-factor/SecondFactorPage.tsx")).SecondFactorPage,
  ),
  accountPage(
    "/stop-mails/:token",
    "stopMails",
    async () => (await import("../../account/StopMailsPage.tsx")).StopMailsPage,
  ),
  {
    path: "/sponsor/:token",
    title: "sponsorPage",
    parts: loadOnce(() => import("./sponsorParts.ts")),
  },
  {
    path: "/thanks/:token",
    title: "thanks",
    parts: loadOnce(() => import("./thanksParts.ts")),
  },
  {
    path: "/join",
    title: "join",
    parts: loadOnce(() => import("./joinParts.ts")),
  },
  { path: "/lead-module", title: "leadModule", parts: loadOnce(loadLead) },
];
