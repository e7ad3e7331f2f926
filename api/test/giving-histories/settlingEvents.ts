import { charityEndpoints, siteEndpoints, userEndpoints } from "@kindling/contract";
import { expect } from "vitest";
import type { randomly } from "../randomly.ts";
import type { History, Step } from "./historySteps.ts";

/** Why a site ends. */
export const siteEnds = "The school is being rebuilt";

/** A charity is set inactive and its classes get another one; a class or a site ends, for a while or for good. */
export function settlingEvents(
  { kit: { call }, team, world }: History,
  { below, oneOf }: ReturnType<typeof randomly>,
): Step[] {
  const as = team.chief;
  const moveCharity: Step = async () => {
    const [from, to] = [oneOf(world.charities), oneOf(world.charities)];
    const params = { id: from };
    const body = { is_active: false, open_money: "move" as const, move_to_id: to, reason: "It closed" };
    const moved = await call(charityEndpoints.update, { as, params, body });
    if (moved.status !== 200) return moved;
    // Others that happen beside this one have few charities, too.
    return call(charityEndpoints.update, { as, params, body: { is_active: true } });
  };
  const endClass: Step = async () => {
    const params = { id: oneOf(world.classes).teacher.id };
    const ended = await call(userEndpoints.updateInstructor, { as, params, body: { is_active: false } });
    if (ended.status !== 200 || below(2) === 0) return ended;
    return call(userEndpoints.updateInstructor, { as, params, body: { is_active: true } });
  };
  const endSite: Step = async () => {
    const params = { id: oneOf(world.sites) };
    const verified = async () => (await call(siteEndpoints.openMoney, { as, params })).body.data.verified;
    const { is_active } = (await call(siteEndpoints.get, { as, params })).body.data;
    const before = await verified();
    const open_money = oneOf(["ask", "keep", "void"] as const);
    const body = { is_active: false, open_money, ...(open_money !== "ask" && { reason: siteEnds }) };
    const ended = await call(siteEndpoints.update, { as, params, body });
    // A site that has ended already isn't asked about; histories beside this one share its charities, and pay them.
    if (open_money === "ask" && is_active && before > 0 && (await verified()) > 0)
      expect(ended.status).toBe(409);
    if (ended.status !== 200 || below(2) === 0) return ended;
    return call(siteEndpoints.update, { as, params, body: { is_active: true } });
  };
  return [moveCharity, endClass, endSite];
}
