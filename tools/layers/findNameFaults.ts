import type { SourceFile } from "./findImportFaults.ts";

/** Finds folders that are not in kebab-case, and files that are neither camelCase nor PascalCase as their export is. */
export function findNameFaults({ path }: SourceFile): readonly string[] {
  const folders = path.split("/");
  const file = folders.pop() ?? "";
  const odd = folders.filter((folder) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder));
  const faults = odd.map((folder) => `${path}: the folder ${folder} is not in kebab-case`);
  const isOwnKind = /^\d{3,}_|\.(d|config|spec)\.ts$/.test(file);
  if (!isOwnKind && !/^[a-zA-Z][a-zA-Z0-9]*(\.test)?\.tsx?$/.test(file)) {
    faults.push(`${path}: is not named as an export is`);
  }
  return faults;
}
