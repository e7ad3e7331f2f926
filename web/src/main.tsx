import "./app/theme/fonts.css";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { addTextFormats } from "./app/addTextFormats.ts";
import { makeRouter } from "./app/router/router.tsx";
import { loadConstants } from "./core/constants.ts";
import { languageReady } from "./core/language.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");

/** How long the first picture waits for the constants, which stand above and beside everything, in milliseconds. */
const patience = 1000;

const router = makeRouter();
const constantsReady = Promise.race([loadConstants(), new Promise((done) => setTimeout(done, patience))]);
void Promise.all([languageReady, constantsReady]).then(() => {
  addTextFormats();
  createRoot(root).render(<App router={router} />);
});
