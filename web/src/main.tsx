import "./app/theme/fonts.css";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { addTextFormats } from "./app/addTextFormats.ts";
import { makeRouter } from "./app/router/router.tsx";
import { loadConstants } from "./core/constants.ts";
import { languageReady } from "./core/language.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");

const router = makeRouter();
void languageReady.then(() => {
  addTextFormats();
  void loadConstants();
  createRoot(root).render(<App router={router} />);
});
