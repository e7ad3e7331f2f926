import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OnlyChoices } from "../ui/permissions.ts";
import { answerCalls, renderScreen } from "../ui/testing.tsx";
import { ReportPage } from "./ReportPage.tsx";

const preview = {
  columns: [
    { key: "0", label: "Provider", kind: "text" },
    { key: "1", label: "Site", kind: "text" },
    { key: "2", label: "Participation %", kind: "percent" },
  ],
  rows: [["Bright Futures", "Maple School", 0.825]],
  total: 1,
  chart: {
    unit: "percent",
    labels: ["Maple School"],
    series: [{ name: "Participation %", values: [0.825] }],
  },
};
const ours = { id: 1, name: "Bright Futures" };
const things = [ours, { id: 2, name: "Open Door" }];

/** Answers what the screen asks: names, options, which sites belong to the providers, the first rows, the file. */
function answer(download: { status?: number; body: unknown } = { body: "file" }) {
  return answerCalls(({ path }) => {
    if (path.endsWith("/preview")) return { body: { data: preview } };
    if (path.startsWith("/report/")) return download;
    if (path === "/savedReport") return { body: { data: [], meta: { page: 0, rows: 100, total: 0 } } };
    if (path === "/school/filterbyprovider") return { body: { data: [{ id: 5, name: "Elm School" }] } };
    const id = Number(path.split("/").at(-1));
    if (id > 0) return { body: { data: { id, name: `Thing ${id}` } } };
    return { body: { data: things, meta: { page: 0, rows: 5, total: 2 } } };
  });
}

beforeEach(() => i18next.loadNamespaces(["reports"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the filters of a report", () => {
  it("offer the sites of the chosen providers only, and let go of a site that is no longer among them", async () => {
    const asked = answer();
    const router = await renderScreen(<ReportPage name="activitySummary" />, "/things?schools=4,5");
    expect(await screen.findByText("Thing 4")).toBeDefined();
    await userEvent.click(screen.getByRole("combobox", { name: "Providers" }));
    await userEvent.click(await screen.findByRole("option", { name: "Open Door" }));
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get("schools")).toBe("5"));
    await userEvent.click(screen.getByRole("combobox", { name: "Sites" }));
    await waitFor(() => {
      const offered = asked.findLast(({ path }) => path === "/school");
      expect(offered?.query.get("providers")).toBe("2");
    });
    const shown = asked.findLast(({ path }) => path.endsWith("/preview"));
    expect(Object.fromEntries(shown?.query ?? [])).toEqual({ providers: "2", schools: "5" });
  });
});

describe("the filters of a leader", () => {
  it.each([
    ["/things?sessions=1", false],
    ["/things?sessions=1&providers=1", true],
  ])(
    "leave out what can hold one value only, unless the address has set it: %s",
    async (address, isShown) => {
      answer();
      await renderScreen(
        <OnlyChoices value={{ providers: ours }}>
          <ReportPage name="activitySummary" />
        </OnlyChoices>,
        address,
      );
      expect(await screen.findByRole("combobox", { name: "Sites" })).toBeDefined();
      expect(screen.queryByRole("combobox", { name: "Providers" }) !== null).toBe(isShown);
    },
  );
});

describe("the Activity Summary", () => {
  it("opens on the sessions that run today, and on all once they are let go of", async () => {
    const asked = answer();
    const router = await renderScreen(<ReportPage name="activitySummary" />, "/things");
    const sessions = () => new URLSearchParams(router.state.location.search).get("sessions");
    await waitFor(() => expect(sessions()).toBe("1,2"));
    expect(await screen.findByRole("cell", { name: "Maple School" })).toBeDefined();
    const running = asked.find(({ path }) => path === "/session");
    expect(running?.query.get("span")).toBe("current");
    const previews = () => asked.filter(({ path }) => path.endsWith("/preview"));
    expect(previews().map(({ query }) => query.get("sessions"))).toEqual(["1,2"]);

    await userEvent.click(screen.getByRole("combobox", { name: "Sessions" }));
    await userEvent.keyboard("{Backspace}{Backspace}");
    await waitFor(() => expect(sessions()).toBe("All"));
    await waitFor(() => expect(previews().at(-1)?.query.has("sessions")).toBe(false));
  });
});

describe("a report", () => {
  it("shows its first rows, shares in percent", async () => {
    answer();
    await renderScreen(<ReportPage name="activitySummary" />);
    expect(await screen.findByRole("cell", { name: "Maple School" })).toBeDefined();
    expect(screen.getByRole("cell", { name: "82.5%" })).toBeDefined();
  });

  it.each([
    [{ message: "Wrong", errors: [{ msg: "Sessions is not valid" }] }, "Sessions is not valid"],
    [{ message: "Too busy" }, "Too busy"],
    [{}, "An error occurred"],
  ])("says why its file did not come: %j", async (body, text) => {
    answer({ status: 422, body });
    const failed = vi.spyOn(toast, "error").mockReturnValue(0);
    await renderScreen(<ReportPage name="activitySummary" />);
    await userEvent.click(await screen.findByRole("button", { name: "Download XLSX" }));
    await waitFor(() => expect(failed.mock.calls[0]?.[0]).toBe(text));
  });

  it("says of a CSV file in its own words why it did not come, when the server has none", async () => {
    answer({ status: 500, body: {} });
    const failed = vi.spyOn(toast, "error").mockReturnValue(0);
    await renderScreen(<ReportPage name="site" />);
    await userEvent.click(await screen.findByRole("button", { name: "Download CSV" }));
    await waitFor(() => expect(failed.mock.calls[0]?.[0]).toBe("An unexpected error occurred"));
  });

  it("stops a download that is no longer wanted without calling it a failure", async () => {
    answer();
    const through = fetch;
    vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
      if (!address.includes("/activity-summary") || address.includes("/preview"))
        return through(address, request);
      return new Promise((_resolve, reject) => {
        request.signal?.addEventListener("abort", () => reject(new TypeError("network error")));
      });
    });
    const failed = vi.spyOn(toast, "error").mockReturnValue(0);
    await renderScreen(<ReportPage name="activitySummary" />);
    await userEvent.click(await screen.findByRole("button", { name: "Download XLSX" }));
    await userEvent.click(await screen.findByRole("button", { name: "Stop" }));
    expect(await screen.findByRole("button", { name: "Download XLSX" })).toBeDefined();
    expect(failed).not.toHaveBeenCalled();
  });
});
