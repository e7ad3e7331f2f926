import type { liveEndpoints } from "@kindling/contract";
import { light } from "../../core/lightEndpoints.ts";

type Live = typeof liveEndpoints;

/** The calls of live answers, without the contract's schemas. */
export const liveCalls = {
  open: light<Live["open"]>("POST", "/live/rooms/open", "granted"),
  ask: light<Live["ask"]>("POST", "/live/rooms/:id/ask", "granted"),
  end: light<Live["end"]>("POST", "/live/rooms/:id/end", "granted"),
  watch: light<Live["watch"]>("GET", "/live/watch", "granted"),
  join: light<Live["join"]>("POST", "/live/join", "public"),
  answer: light<Live["answer"]>("POST", "/live/answer", "public"),
  follow: light<Live["follow"]>("POST", "/live/events", "public"),
};
