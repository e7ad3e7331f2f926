import "./app/theme/fonts.css";
import "./app/theme/base.css";
import "./app/theme/colorMode.ts";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { addTextFormats } from "./app/addTextFormats.ts";
import { frontPageHere, sendToSignIn } from "./app/front-door/frontPage.ts";
import { portal } from "./app/loadPortal.ts";
import { loadConstants } from "./core/constants.ts";
import { languageReady } from "./core/language.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html lacks #root");

/** How long the first picture waits for its code and for the constants, in milliseconds. */
const patience = 1000;

sendToSignIn();
// A failure is shown where the code is needed.
const codeReady = (frontPageHere()?.parts.load() ?? portal.load()).catch(() => undefined);
const waited = new Promise((done) => setTimeout(done, patience));
const firstReady = Promise.race([Promise.all([codeReady, loadConstants()]), waited]);
void Promise.all([languageReady, firstReady]).then(() => {
  addTextFormats();
  // As a transition it is drawn bit by bit, and taps get through meanwhile.
  startTransition(() => createRoot(root).render(<App />));
});
