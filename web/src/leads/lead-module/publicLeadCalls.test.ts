import { leadEndpoints, mayCall } from "@kindling/contract";
import { describe, expect, it } from "vitest";
import { publicLeadCalls } from "./publicLeadCalls.ts";

describe("the calls of the public pages", () => {
  it.each(Object.entries(publicLeadCalls))(
    "%s is the contract's, and open to who sends no token",
    (name, light) => {
      const whole = leadEndpoints[name as keyof typeof publicLeadCalls];
      expect(light).toMatchObject({
        method: whole.method,
        path: whole.path,
        access: { kind: "public" },
        files: whole.files,
        answerFiles: whole.answerFiles,
      });
      expect(mayCall(whole.access, null)).toBe(true);
    },
  );
});
