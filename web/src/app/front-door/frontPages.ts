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
  readonly leadsIn: boolean;
  readonly parts: Loaded<Parts>;
}

function accountPage(path: string, title: TitleKey, load: () => Promise<ComponentType>): FrontPage {
  const loadParts = async () => {
    const [{ AccountFrame }, Page] = await Promise.all([import("./AccountFrame.tsx"), load()]);
    return { Frame: AccountFrame, Page };
  };
  return { path, title, leadsIn: true, parts: loadOnce(loadParts) };
}

/** A page that isn't about an account, in a frame of its own. */
function openPage(
  path: string,
  title: TitleKey,
  texts: readonly string[],
  parts: readonly [frame: () => Promise<Parts["Frame"]>, page: () => Promise<Parts["Page"]>],
): FrontPage {
  const loadParts = async () => {
    const [loadFrame, loadPage] = parts;
    const [Frame, Page] = await Promise.all([loadFrame(), loadPage(), ...texts.map(fetchTexts)]);
    await languageReady;
    await i18next.loadNamespaces([...texts]);
    return { Frame, Page };
  };
  return { path, title, leadsIn: false, parts: loadOnce(loadParts) };
}

const leadFrame = async () => (await import("./LeadFrame.tsx")).LeadFrame;

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
  openPage(
    "/sponsor/:token",
    "sponsorPage",
    ["landing", "sponsorPage"],
    [
      leadFrame,
      async () => (await import("../../giving/sponsor-page/SponsorPrivatePage.tsx")).SponsorPrivatePage,
    ],
  ),
  {
    path: "/thanks/:token",
    title: "thanks",
    leadsIn: false,
    parts: loadOnce(() => import("./thanksParts.ts")),
  },
  {
    path: "/join",
    title: "join",
    leadsIn: false,
    parts: loadOnce(() => import("./joinParts.ts")),
  },
  openPage(
    "/lead-module",
    "leadModule",
    ["landing"],
    [leadFrame, async () => (await import("./LeadLanding.tsx")).LeadLanding],
  ),
];
