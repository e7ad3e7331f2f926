import { accountEndpoints, systemEndpoints } from "@kindling/contract";
import { describe, expect, it } from "vitest";
import { lightEndpoints } from "./lightEndpoints.ts";

describe("the calls without schemas", () => {
  it.each(Object.entries(lightEndpoints))("%s is the contract's", (name, light) => {
    const whole = { ...accountEndpoints, ...systemEndpoints }[name as keyof typeof lightEndpoints];
    expect(light).toMatchObject({
      method: whole.method,
      path: whole.path,
      access: { kind: whole.access.kind },
      files: whole.files,
      answerFiles: whole.answerFiles,
    });
  });
});
