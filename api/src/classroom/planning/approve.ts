import type { BodyOf, curriculumChangeEndpoints } from "@kindling/contract";
import { changeRow, lockRow } from "../../core/writing.ts";
import {
  attempt,
  type Changing,
  checkSeen,
  entityNamed,
  LeftOut,
  nameOfType,
  type Refused,
  titleOf,
} from "./manyRows.ts";
import { planningSay } from "./planningSay.ts";

type Body = BodyOf<typeof curriculumChangeEndpoints.approve>;

interface Approved {
  readonly type: string;
  readonly id: number;
  readonly title: string;
  readonly version: number;
}

/** Approves items one by one, each with its rules and its entry in the audit log; whatever can't be is named with the reason. */
export async function approve(call: Changing, { items, approved }: Body) {
  const say = planningSay[call.language];
  const { db, context, services } = call;
  const done: Approved[] = [];
  const refused: Refused[] = [];
  for (const { type, id, version } of inLockOrder(items)) {
    const entity = entityNamed(call, nameOfType(type));
    let title: string | null = null;
    const why = entity
      ? await attempt(call, entity, async () => {
          const row = await lockRow(db, entity, id, undefined, context);
          title = titleOf(row);
          checkSeen(row, version, say);
          if (row["is_approved"] === approved) {
            throw new LeftOut(approved ? say.alreadyApproved : say.alreadyDraft);
          }
          const draft = { is_approved: approved };
          const after = await changeRow(db, entity, row, draft, context, services.entities);
          done.push({ type, id, title, version: after["version"] as number });
        })
      : say.unknown;
    if (why) refused.push({ type, id, title, why });
  }
  const message = approved ? say.approved(done.length) : say.withdrawn(done.length);
  return { data: { done, refused }, message };
}

/** Two people who change the same rows at once lock them in the same order, so that neither waits for the other. */
function inLockOrder<T extends { readonly id: number }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => a.id - b.id);
}
