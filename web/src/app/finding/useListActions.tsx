import { type Endpoint, type Labels, type Localized, resourceEndpoints, resources } from "@kindling/contract";
import AddIcon from "@mui/icons-material/AddRounded";
import ImportIcon from "@mui/icons-material/UploadFileRounded";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLanguage } from "../../core/language.ts";
import {
  instructorCalls,
  instructors,
  listPaths,
  providerLeaderCalls,
  providerLeaders,
  siteLeaderCalls,
  siteLeaders,
  superAdminCalls,
  superAdmins,
} from "../../people/users/userKinds.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { useMay } from "../../ui/useMayCall.ts";
import { useMayOpen } from "../../ui/useMayOpen.ts";
import { listedAt } from "../shell/rowPaths.ts";
import type { FindOption } from "./findOption.ts";

interface Calls {
  readonly create?: Endpoint;
  readonly import?: Endpoint;
  readonly importTemplate?: Endpoint;
}

/** A list to which rows are added by form or by file. */
interface GrowingList {
  readonly path: string;
  readonly labels: Localized<Labels>;
  readonly calls: Calls;
}

const importDialog = loadOnce(() => import("../../ui/importing/ImportDialog.tsx"));

const { import: importUsers, importTemplate } = resourceEndpoints.user;

const people: readonly GrowingList[] = (
  [
    [listPaths.Instructor, instructors, instructorCalls],
    [listPaths["Site Leader"], siteLeaders, siteLeaderCalls],
    [listPaths["Provider Leader"], providerLeaders, providerLeaderCalls],
    [listPaths["Super Admin"], superAdmins, superAdminCalls],
  ] as const
).map(([path, { labels }, calls]) => ({
  path,
  labels,
  calls: { ...calls, import: importUsers, importTemplate },
}));

const others: readonly GrowingList[] = Object.entries(resources).flatMap(([name, { labels }]) => {
  const path = listedAt[name];
  return path ? [{ path, labels, calls: resourceEndpoints[name as keyof typeof resources] as Calls }] : [];
});

/** Adding to lists, by form and by file, as far as the caller may; the dialog outlives the palette. */
export function useListActions(): { readonly actions: readonly FindOption[]; readonly dialog: ReactElement } {
  const { t } = useTranslation("header");
  const language = useLanguage();
  const navigate = useNavigate();
  const may = useMay();
  const mayOpen = useMayOpen();
  const [imported, setImported] = useState<GrowingList | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const growing = [...people, ...others].filter(
    ({ path, calls }) => mayOpen(path) && calls.create && may(calls.create),
  );
  const actions = growing.flatMap((list): readonly FindOption[] => {
    const { path, labels, calls } = list;
    const { one, many } = labels[language];
    const add = {
      key: `add${path}`,
      label: t("find.add", { thing: one }),
      icon: AddIcon,
      to: `${path}?new`,
    };
    if (!calls.import || !calls.importTemplate || !may(calls.import)) return [add];
    const run = () => {
      void navigate(path);
      setImported(list);
      setIsOpen(true);
    };
    return [add, { key: `import${path}`, label: t("find.import", { things: many }), icon: ImportIcon, run }];
  });
  const { import: start, importTemplate } = imported?.calls ?? {};
  const dialog = (
    <Later from={importDialog} wanted={isOpen}>
      {({ ImportDialog }) =>
        imported &&
        start &&
        importTemplate && (
          <ImportDialog
            resource={imported}
            calls={{ import: start, importTemplate }}
            open={isOpen}
            onClose={() => setIsOpen(false)}
          />
        )
      }
    </Later>
  );
  return { actions, dialog };
}
