import type { accountEndpoints } from "@kindling/contract";
import { light } from "../core/lightEndpoints.ts";

type Account = typeof accountEndpoints;

/** The calls around accounts, without the contract's schemas, which weigh more than their screens. */
export const accountCalls = {
  logout: light<Account["logout"]>("POST", "/auth/logout", "signedIn"),
  forgotPassword: light<Account["forgotPassword"]>("POST", "/user/forgotPassword", "public"),
  resetPassword: light<Account["resetPassword"]>("POST", "/user/resetPassword", "public"),
  setNewPassword: light<Account["setNewPassword"]>("POST", "/user/setNewPassword", "signedIn"),
};
