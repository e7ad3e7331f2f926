import { join } from "node:path";

const texts = join(import.meta.dirname, "src/texts");

/** Our own texts stand in for i18next, whose types the screens keep. */
export const textRuntime = [
  { find: /^i18next$/, replacement: join(texts, "i18next.ts") },
  { find: /^react-i18next$/, replacement: join(texts, "useTranslation.ts") },
];
