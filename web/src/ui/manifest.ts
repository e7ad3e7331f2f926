import type { ComponentType } from "react";
import type app from "../locales/en/app.json";

/** A resource's screen: path, title key and loader. */
interface ResourceScreen {
  readonly path: string;
  readonly title: keyof typeof app.titles;
  /** The title for leaders. */
  readonly leaderTitle?: keyof typeof app.titles;
  readonly load: () => Promise<ComponentType>;
}

/** The screens that a resource brings along. */
export type ResourceManifest = readonly ResourceScreen[];
