import { z } from "zod";
import { fieldRegistry, money, optionalChoice, optionalText } from "../core/fields.ts";

/** What becomes of open money when its site or teacher is deleted or set inactive: it stays due, or what isn't verified is voided. */
export const openMoneyDecisions = ["keep", "void"] as const;
export type OpenMoneyDecision = (typeof openMoneyDecisions)[number];

const count = z.number().int();

/** What classes gave or earned and isn't paid; a refusal to delete or deactivate their site or teacher tells it, beside words. */
export const openMoney = z.object({
  /** Held or counted donations of open sessions, which can be voided. */
  unverified: count,
  unverified_cents: money,
  /** Those of closed sessions, with what was adjusted; they stay as they are. */
  closed: count,
  closed_cents: money,
  verified: count,
  verified_cents: money,
  earned_cents: money,
});
export type OpenMoney = z.infer<typeof openMoney>;

const asked = [...openMoneyDecisions, "ask"] as const;

/** What calls that delete a site or a person take beside, or set many inactive. */
export const moneyDecision = {
  /** Needed if there is money that isn't paid; `ask` is as none. */
  open_money: z.enum(asked).register(fieldRegistry, { kind: "choice" }).optional(),
  /** Needed with a decision. */
  reason: optionalText(500),
};

/** What calls that set a site or a person inactive take beside. */
export const moneySettled = {
  /** `ask` has it refused while there is money that isn't paid; with none that money stays due. */
  open_money: optionalChoice(asked),
  /** Needed with a decision. */
  reason: optionalText(500),
};
