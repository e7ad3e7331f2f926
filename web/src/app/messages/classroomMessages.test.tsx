import type { OpenNominationForm } from "@kindling/contract";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RecordStep } from "../../classroom/recording/RecordStep.tsx";
import { SelectionPage } from "../../classroom/SelectionPage.tsx";
import { signInAsInstructor, someItem } from "../../classroom/testing.tsx";
import { chooseSite, signOut } from "../../core/session.ts";
import { ChooseCharity } from "../../giving/charity-choices/ChooseCharity.tsx";
import { NominateForm } from "../../recognition/nominations/NominateForm.tsx";
import { useNominating } from "../../recognition/nominations/useNominating.ts";
import { answerCalls, useNarrowWindow } from "../../ui/testing.tsx";
import { doneInClass, refusedInClass } from "./sectionEight.ts";
import { done, draw, expectToast, wordless } from "./testing.tsx";

beforeEach(() => {
  useNarrowWindow();
  signInAsInstructor();
  chooseSite(3);
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

type Call = (typeof refusedInClass)[number][1];

interface Deed {
  readonly part: ReactElement;
  /** What the reads beside it answer. */
  readonly data?: unknown;
  act?(): Promise<void>;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

const form: OpenNominationForm = {
  ...someItem({ type: "student_nomination_form" }),
  questions: [],
  max_per_class: 2,
  nominated: 0,
  left: 2,
};

function Nominating() {
  return <NominateForm form={form} nominating={useNominating(form, 3)} />;
}

const charity = { id: 1, name: "Shelter", description: null, logo_url: null, category: null, website: null };

/** The part of the classroom that makes the call, and what is done there. */
const deeds: Readonly<Record<Call, Deed>> = {
  "GET /genericTeacher/allGeneric": { part: <SelectionPage /> },
  "POST /instructor/activity-form-response/add": {
    part: <RecordStep item={someItem()} site={3} quiz={null} onSent={() => undefined} onward={null} />,
    async act() {
      await press("24");
      for (const name of ["How did the class feel before?", "How did the class feel after?"]) {
        const group = screen.getByRole("group", { name });
        await userEvent.click(within(group).getByRole("radio", { name: "4 out of 5" }));
      }
      await press(/Record it/);
    },
  },
  "POST /instructor/add-nomination-response": {
    part: <Nominating />,
    async act() {
      for (const name of [/First Name/, /Last Name/])
        fireEvent.change(await screen.findByRole("textbox", { name }), { target: { value: "Ida" } });
      await press("Nominate");
    },
  },
  "POST /instructor/selectCharity": {
    part: <ChooseCharity site={3} giving={{ session_earned_cents: 0 } as never} />,
    data: [charity],
    async act() {
      await press(/already/i);
      await press(/Choose|Select/);
      const sure = await screen.findByRole("alertdialog");
      await userEvent.click(within(sure).getByRole("button", { name: /Choose|Select/ }));
    },
  },
};

/** Does what makes the call, which is answered like this. */
async function make(call: Call, reply = wordless) {
  const { part, data = [], act } = deeds[call];
  const asked = answerCalls(({ method, path }) =>
    `${method} ${path}` === call ? reply : { body: { data } },
  );
  await draw(part);
  await act?.();
  return asked;
}

it.each(refusedInClass)("“%s” appears where %s fails without a word", async (says, call) => {
  expect.hasAssertions();
  await expectToast(says, call, await make(call));
});

it.each(doneInClass)("“%s” appears where %s is answered", async (says, call) => {
  expect.hasAssertions();
  await expectToast(says, call, await make(call, done()));
});
