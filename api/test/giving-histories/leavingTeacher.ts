import {
  charityChoiceEndpoints,
  classDonationEndpoints,
  type OpenMoneyDecision,
  userEndpoints,
} from "@kindling/contract";
import type { randomly } from "../randomly.ts";
import type { History, Step } from "./historySteps.ts";
import { runningIn } from "./historyWorld.ts";

/** A teacher comes for a while: the class chooses and gives, then the account is deleted with a decision on the money. */
export function leavingTeacher(history: History, { oneOf, below }: ReturnType<typeof randomly>): Step {
  return async () => {
    const { kit, team, world, today, acknowledged } = history;
    const { call, make } = kit;
    const as = oneOf([team.chief, team.treasurer]);
    const { site, program } = oneOf(world.classes);
    const session = runningIn(world, program, today);
    if (!session) return undefined;
    const { id: user_id } = await make.user({ school_ids: [site], grade: "4" });
    const own = { user_id, school_id: site };
    const chosen = { ...own, session_id: session.id, charity_id: oneOf(world.charities) };
    const choice = await call(charityChoiceEndpoints.create, { as, body: chosen });
    if (choice.status !== 201) return choice;
    for (let left = 1 + below(3); left > 0; left -= 1) {
      const body = { ...own, amount_cents: 1 + below(20_000), donated_on: today };
      const { status, body: told } = await call(classDonationEndpoints.create, { as, body });
      if (status !== 201) continue;
      acknowledged.donations.add(told.data.id);
      if (below(2) === 0)
        await call(classDonationEndpoints.update, {
          as,
          params: { id: told.data.id },
          body: { status: "verified" },
        });
    }
    const open_money: OpenMoneyDecision = oneOf(["keep", "void"] as const);
    const query = { open_money, reason: "Moved away" };
    const gone = await call(userEndpoints.remove, { as, params: { id: user_id }, query });
    if (gone.status !== 200) throw new Error(`${gone.status}: ${JSON.stringify(gone.body)}`);
    return gone;
  };
}
