import type { Endpoint } from "@kindling/contract";
import { use } from "react";
import { type Loaded, loadOnce } from "./loadOnce.ts";

/** A call; those of the light contract have no schemas and know how to fetch themselves with them. */
type Known<E> = E & { readonly whole?: () => Promise<E> };

const wholes = new WeakMap<Endpoint, Loaded<Endpoint>>();

/** Fetches a call's schemas, if the screen has it without. */
export function wholeOf(call: Known<Endpoint>): Loaded<Endpoint> {
  const { whole = () => Promise.resolve(call) } = call;
  const found = wholes.get(call) ?? loadOnce(whole);
  wholes.set(call, found);
  return found;
}

/** The call with its schemas, if they are wanted; the screen waits for them if it has it without. */
export function useWhole(call: Known<Endpoint>, wanted = true): Endpoint {
  if (!call.whole || !wanted) return call;
  const found = wholeOf(call);
  return use(found.load());
}
