import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect, useRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { StageCommand } from "./stageKeys.ts";
import { useStageKeys } from "./useStageKeys.ts";

function Page({ run, isPart }: { run: (command: StageCommand) => boolean; isPart: boolean }) {
  const stage = useRef<HTMLDivElement>(null);
  useStageKeys(run, isPart ? stage : null);
  return (
    <>
      <button type="button">Elsewhere</button>
      <div ref={stage}>
        <section tabIndex={-1} aria-label="Step" />
      </div>
    </>
  );
}

function renderPage(isPart: boolean) {
  const run = vi.fn<(command: StageCommand) => boolean>(() => true);
  render(<Page run={run} isPart={isPart} />);
  return run;
}

describe("useStageKeys", () => {
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(document, "fullscreenElement");
  });

  it("hears every key when the stage is the page", async () => {
    const run = renderPage(false);
    await userEvent.keyboard("{ArrowRight}");
    expect(run).toHaveBeenCalledWith("next");
  });

  it("hears only the keys pressed on it when the stage is a part of the page", async () => {
    const run = renderPage(true);
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    await userEvent.keyboard("{ArrowRight}b");
    expect(run).not.toHaveBeenCalled();
    screen.getByRole("region", { name: "Step" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(run).toHaveBeenCalledExactlyOnceWith("next");
  });

  it("hears every key again while that part fills the screen", async () => {
    const run = renderPage(true);
    Object.defineProperty(document, "fullscreenElement", { configurable: true, value: document.body });
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(run).toHaveBeenCalledExactlyOnceWith("back");
  });

  it("goes by what is drawn, however early a key comes", () => {
    const asked: number[] = [];
    function Step({ at }: { at: number }) {
      useStageKeys(() => asked.push(at) > 0);
      return null;
    }
    function Impatient({ at }: { at: number }) {
      useLayoutEffect(() => {
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
      }, [at]);
      return <Step at={at} />;
    }
    const { rerender } = render(<Impatient at={1} />);
    rerender(<Impatient at={2} />);
    expect(asked).toEqual([1, 2]);
  });
});
