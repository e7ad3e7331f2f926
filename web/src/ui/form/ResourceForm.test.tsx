import { providerEndpoints, providers } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fieldsOf } from "../fields/fieldsOf.ts";
import { answerCalls, renderScreen } from "../testing.tsx";
import { ResourceForm } from "./ResourceForm.tsx";

const { SwitchField, TextField } = fieldsOf(providers);

const fresh = { is_active: true };

function ProviderForm() {
  return (
    <ResourceForm resource={providers} calls={providerEndpoints} fresh={fresh}>
      <TextField name="name" />
      <TextField name="email" />
      <TextField name="phone" />
      <SwitchField name="is_active" />
    </ResourceForm>
  );
}

const stored = {
  id: 4,
  name: "Bright Futures",
  email: null,
  phone: "555",
  districts: [],
  is_active: true,
  version: 3,
  can: ["update"],
};

const nameField = () => screen.findByRole("textbox", { name: /^Name/ });

afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

describe("ResourceForm", () => {
  it("words what the schema finds wrong, and sends nothing", async () => {
    const asked = answerCalls(() => ({ body: {} }));
    await renderScreen(<ProviderForm />, "/things?new");
    await userEvent.type(await screen.findByRole("textbox", { name: "Email" }), "nobody");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByText("Name is required")).toBeDefined();
    expect(screen.getByText("Email must be an email address such as name@school.org")).toBeDefined();
    expect(asked).toHaveLength(0);
  });

  it("demands what the form asks beyond the schema, as long as it shows it", async () => {
    const asked = answerCalls(() => ({ body: {} }));
    await renderScreen(
      <ResourceForm resource={providers} calls={providerEndpoints} fresh={fresh}>
        <TextField name="name" />
        <TextField name="phone" required />
      </ResourceForm>,
      "/things?new",
    );
    await userEvent.type(await nameField(), "Bright Futures");
    await userEvent.type(screen.getByRole("textbox", { name: /^Phone/ }), " ");
    await userEvent.click(screen.getByRole("button", { name: "Add Provider" }));
    expect(await screen.findByText("Phone is required")).toBeDefined();
    expect(asked).toHaveLength(0);
    await userEvent.type(screen.getByRole("textbox", { name: /^Phone/ }), "555");
    await userEvent.click(screen.getByRole("button", { name: "Add Provider" }));
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it("puts what the server finds wrong at its field, and what belongs to none above them", async () => {
    answerCalls(() => ({
      status: 422,
      body: {
        message: "Wrong",
        errors: [
          { msg: "Name is already taken. Choose another.", path: "name" },
          { msg: "Two providers are enough" },
        ],
        request_id: "r",
      },
    }));
    await renderScreen(<ProviderForm />, "/things?new");
    await userEvent.type(await nameField(), "Bright Futures");
    await userEvent.click(screen.getByRole("button", { name: "Add Provider" }));
    const field = await nameField();
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(document.activeElement).toBe(field);
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
      "taken",
    );
    expect(within(screen.getByRole("alert")).getByText("Two providers are enough")).toBeDefined();
  });

  it("sends a new one with what it starts with, and closes", async () => {
    const asked = answerCalls(() => ({
      status: 201,
      body: { data: stored, message: "Provider added successfully" },
    }));
    const router = await renderScreen(<ProviderForm />, "/things?page=1&new");
    await userEvent.type(await nameField(), "Bright Futures");
    await userEvent.keyboard("{Meta>}{Enter}{/Meta}");
    await waitFor(() => expect(router.state.location.search).toBe("?page=1"));
    expect(asked[0]?.body).toEqual({ name: "Bright Futures", is_active: true });
  });

  it("offers to open what was added, from whatever page of the list", async () => {
    answerCalls(() => ({ status: 201, body: { data: stored, message: "Provider added successfully" } }));
    const form = (
      <>
        <ProviderForm />
        <ToastContainer />
      </>
    );
    const router = await renderScreen(form, "/things?page=1&new");
    await userEvent.type(await nameField(), "Bright Futures");
    await userEvent.click(screen.getByRole("button", { name: "Add Provider" }));
    await userEvent.click(await screen.findByRole("button", { name: "Open" }));
    await waitFor(() => expect(router.state.location.search).toBe("?page=1&edit=4"));
  });

  it("reads a row anew at each opening, so that nothing old is shown or saved", async () => {
    let phone = "555";
    answerCalls(() => ({ body: { data: { ...stored, phone } } }));
    const router = await renderScreen(<ProviderForm />, "/things?edit=4");
    await nameField();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
    phone = "777";
    await router.navigate("/things?edit=4");
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "Phone" })).toHaveProperty("value", "777"),
    );
  });

  it("repeats a lost save under its key, corrected or not, until it is answered", async () => {
    const asked = answerCalls(() => ({ status: 502, body: {} }));
    await renderScreen(<ProviderForm />, "/things?new");
    const add = () => userEvent.click(screen.getByRole("button", { name: "Add Provider" }));
    const keys = () => asked.map(({ headers }) => headers.get("Idempotency-Key"));
    await userEvent.type(await nameField(), "Bright");
    await add();
    await waitFor(() => expect(keys()).toHaveLength(1));
    await add();
    await waitFor(() => expect(keys()).toHaveLength(2));
    await userEvent.type(await nameField(), "er");
    await add();
    await waitFor(() => expect(keys()).toHaveLength(3));
    const [first, repeat, corrected] = keys();
    expect(repeat).toBe(first);
    expect(corrected).toBe(first);
  });

  it("tells what is wrong with a field that it does not show", async () => {
    const asked = answerCalls(() => ({ body: {} }));
    const wrong = { is_active: "perhaps" };
    await renderScreen(
      <ResourceForm resource={providers} calls={providerEndpoints} fresh={wrong}>
        <TextField name="name" />
      </ResourceForm>,
      "/things?new",
    );
    await userEvent.type(await nameField(), "Bright Futures");
    await userEvent.click(screen.getByRole("button", { name: "Add Provider" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Active");
    expect(asked).toHaveLength(0);
  });

  it("sends only what was changed, with the version that was read", async () => {
    const asked = answerCalls(() => ({ body: { data: stored } }));
    await renderScreen(<ProviderForm />, "/things?edit=4");
    const phone = await screen.findByRole("textbox", { name: "Phone" });
    await userEvent.clear(phone);
    await userEvent.type(phone, "777");
    await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(asked.some(({ method }) => method === "PATCH")).toBe(true));
    const patch = asked.find(({ method }) => method === "PATCH");
    expect(patch?.body).toEqual({ phone: "777" });
    expect(patch?.headers.get("If-Match")).toBe('"3"');
  });

  it("shows what somebody else has saved meanwhile, and saves over it when told to", async () => {
    const theirs = { ...stored, phone: "999", name: "Brighter Futures", version: 4 };
    const asked = answerCalls(({ method, headers }) => {
      if (method === "GET") return { body: { data: stored } };
      return headers.get("If-Match") === '"4"'
        ? { body: { data: theirs } }
        : { status: 412, body: { message: "Changed meanwhile", data: theirs, request_id: "r" } };
    });
    const router = await renderScreen(<ProviderForm />, "/things?edit=4");
    await userEvent.type(await screen.findByRole("textbox", { name: "Phone" }), "1");
    await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(within(dialog).getByRole("row", { name: /Phone · you changed this too.*555.*999/ })).toBeDefined();
    expect(within(dialog).getByRole("row", { name: /Name.*Bright Futures.*Brighter Futures/ })).toBeDefined();
    await userEvent.click(within(dialog).getByRole("button", { name: "Save my changes anyway" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(
      asked.at(-1)?.method === "PATCH" || asked.some(({ headers }) => headers.get("If-Match") === '"4"'),
    ).toBe(true);
    expect(asked.filter(({ method }) => method === "PATCH").at(-1)?.body).toEqual({ phone: "5551" });
  });

  it("asks before closing would lose what was typed in, and stays when told to", async () => {
    answerCalls(() => ({ body: { data: stored } }));
    const router = await renderScreen(<ProviderForm />, "/things?edit=4");
    await userEvent.type(await nameField(), "!");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(router.state.location.search).toBe("?edit=4");
    expect(await nameField()).toHaveProperty("value", "Bright Futures!");
  });

  it("asks before going elsewhere would, and goes when told to", async () => {
    answerCalls(() => ({ body: { data: stored } }));
    const router = await renderScreen(<ProviderForm />, "/things?edit=4");
    await userEvent.type(await nameField(), "!");
    await router.navigate("/elsewhere");
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    expect(await screen.findByText("Elsewhere")).toBeDefined();
  });

  it("closes without asking when nothing was changed", async () => {
    answerCalls(() => ({ body: { data: stored } }));
    const router = await renderScreen(<ProviderForm />, "/things?edit=4");
    await nameField();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });

  it("is for reading only where the row may not be changed", async () => {
    answerCalls(() => ({ body: { data: { ...stored, can: [] } } }));
    await renderScreen(<ProviderForm />, "/things?edit=4");
    expect(await nameField()).toHaveProperty("disabled", true);
    expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
  });
});
