import { body } from "./body.ts";
import { breath } from "./breath.ts";
import { heart } from "./heart.ts";
import { listening } from "./listening.ts";
import type { MindfulScript } from "./mindfulScript.ts";
import { olderChildren } from "./olderChildren.ts";
import { teenagers } from "./teenagers.ts";
import { youngChildren } from "./youngChildren.ts";

/** The openings for every age, in the order in which sessions take them up. */
export const scriptsForAll: readonly MindfulScript[] = [...heart, ...listening, ...body, ...breath];

/** The openings that speak to one level each. */
export const scriptsByLevel: readonly MindfulScript[] = [...youngChildren, ...olderChildren, ...teenagers];
