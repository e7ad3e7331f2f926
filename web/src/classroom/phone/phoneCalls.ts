import type { phoneEndpoints } from "@kindling/contract";
import { light } from "../../core/lightEndpoints.ts";

type Calls = typeof phoneEndpoints;

/** The calls between a stage and a phone that leads it, without the contract's schemas. */
export const phoneCalls = {
  offer: light<Calls["offer"]>("POST", "/presenter-phones/offer", "granted"),
  watch: light<Calls["watch"]>("GET", "/presenter-phones/watch", "granted"),
  confirm: light<Calls["confirm"]>("POST", "/presenter-phones/:id/confirm", "granted"),
  show: light<Calls["show"]>("POST", "/presenter-phones/:id/show", "granted"),
  end: light<Calls["end"]>("POST", "/presenter-phones/:id/end", "granted"),
  claim: light<Calls["claim"]>("POST", "/presenter-phones/claim", "public"),
  follow: light<Calls["follow"]>("POST", "/presenter-phones/events", "public"),
  content: light<Calls["content"]>("POST", "/presenter-phones/content", "public"),
  press: light<Calls["press"]>("POST", "/presenter-phones/press", "public"),
  leave: light<Calls["leave"]>("POST", "/presenter-phones/leave", "public"),
};
