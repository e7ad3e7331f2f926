import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { testRouter } from "../../navigation/testing.tsx";
import { NowhereElse } from "./NowhereElse.tsx";

afterEach(cleanup);

test.each([["another"], ["first"]])(
  "a second closed address, %s, leads on too, though it comes before the first redirect is drawn",
  async (next) => {
    const router = testRouter(
      [
        { path: "/", element: <p>Home</p> },
        { path: "/404", element: <p>Not found</p> },
        { path: "*", Component: NowhereElse },
      ],
      "/",
    );
    render(router.screens);
    const history = router.state;
    const { replace } = history;
    history.replace = (...to) => {
      history.replace = replace;
      replace(...to);
      history.push(`/${next}`, null);
    };
    await router.navigate("/first");
    expect(await screen.findByText("Not found")).toBeDefined();
    expect(history.location.pathname).toBe("/404");
  },
);
