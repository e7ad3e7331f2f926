import { oneRosterLabels, type ResourceName, resources } from "@kindling/contract";
import { useLanguage } from "../../core/language.ts";

const isResource = (name: string): name is ResourceName => Object.hasOwn(resources, name);

/** Puts in words what an import brought, by the name the server has for it. */
export function useThings(): (entity: string) => string {
  const language = useLanguage();
  return (entity) => {
    if (entity === "oneRoster") return oneRosterLabels[language].many;
    return isResource(entity) ? resources[entity].labels[language].many : entity;
  };
}
