import {
  type AnsweredKind,
  answeredTypes,
  type CurriculumArea,
  type Endpoint,
  eachKind,
  kindPaths,
  type Resource,
  resourceEndpoints,
  resources,
} from "@kindling/contract";
import type { ResponseCalls } from "./ResponseRow.ts";

interface ResponseScreen {
  readonly resource: Resource;
  readonly calls: ResponseCalls;
  /** The type of what is answered here. */
  readonly type: string;
  readonly area: CurriculumArea;
  /** What is answered here: the call that names one, and the list where staff find it. */
  readonly item: {
    readonly resource: Pick<Resource, "labels">;
    readonly get: Endpoint;
    readonly path: string;
  };
}

function screenOf(kind: AnsweredKind): ResponseScreen {
  const { key, area, answeredAs } = answeredTypes[kind];
  return {
    resource: resources[answeredAs],
    calls: resourceEndpoints[answeredAs],
    type: key,
    area,
    item: { resource: resources[kind], get: resourceEndpoints[kind].get, path: kindPaths[kind] },
  };
}

export const responseScreens: Readonly<Record<AnsweredKind, ResponseScreen>> = {
  ...eachKind(screenOf),
  trait: screenOf("trait"),
  giverTv: screenOf("giverTv"),
};
