import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { NowhereElse } from "./NowhereElse.tsx";

test("a second closed address leads on too, though it comes before the first redirect is drawn", async () => {
  const router = createMemoryRouter(
    [
      { path: "/", element: <p>Home</p> },
      { path: "/404", element: <p>Not found</p> },
      { path: "*", Component: NowhereElse },
    ],
    { initialEntries: ["/"] },
  );
  render(<RouterProvider router={router} />);
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== "/404") return;
    stop();
    void router.navigate("/second");
  });
  await act(() => router.navigate("/first"));
  expect(await screen.findByText("Not found")).toBeDefined();
  expect(router.state.location.pathname).toBe("/404");
});
