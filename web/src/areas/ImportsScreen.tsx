import { type ResourceName, resources } from "@kindling/contract";
import { useLanguage } from "../core/language.ts";
import { ImportsPage } from "../ui/importing/ImportsPage.tsx";

const isResource = (name: string): name is ResourceName => Object.hasOwn(resources, name);

/** The history of imports, each named by what was imported. */
export function ImportsScreen() {
  const language = useLanguage();
  return (
    <ImportsPage
      nameOf={(entity) => (isResource(entity) ? resources[entity].labels[language].many : entity)}
    />
  );
}
