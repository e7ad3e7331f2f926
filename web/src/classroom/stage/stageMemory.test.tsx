import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { signOut } from "../../core/session.ts";
import { renderInClassroom, signInAsInstructor } from "../testing.tsx";
import { useStageMemory } from "./stageMemory.ts";

const of = { name: "3/quiz_question/7", content: "as it was" };
const changed = { ...of, content: "as it is now" };

function Counting({ memory: kept }: { memory: typeof of }) {
  const { values, put, forget } = useStageMemory(kept);
  const count = Number(values["count"] ?? 0);
  return (
    <>
      <button type="button" onClick={() => put("count", count + 1)}>
        Count {count}
      </button>
      <button type="button" onClick={forget}>
        Forget
      </button>
    </>
  );
}

async function reload(memory = of) {
  cleanup();
  await renderInClassroom(<Counting memory={memory} />);
}
const counted = () => screen.getByText(/^Count/).textContent;
const count = () => fireEvent.click(screen.getByText(/^Count/));

afterEach(() => {
  cleanup();
  signOut();
});

describe("what a stage remembers", () => {
  it("outlives a reload, as long as the item is the same", async () => {
    signInAsInstructor();
    await reload();
    count();
    count();
    await reload();
    expect(counted()).toBe("Count 2");
    await reload(changed);
    expect(counted()).toBe("Count 0");
  });

  it("is over once the class is through, though the screen still shows it", async () => {
    signInAsInstructor();
    await reload();
    count();
    fireEvent.click(screen.getByText("Forget"));
    count();
    expect(counted()).toBe("Count 2");
    await reload();
    expect(counted()).toBe("Count 0");
  });

  it("ends with the login", async () => {
    signInAsInstructor();
    await reload();
    count();
    signOut();
    signInAsInstructor();
    await reload();
    expect(counted()).toBe("Count 0");
  });
});
