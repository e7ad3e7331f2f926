import { accountEndpoints, type SavedView, savedViewEndpoints } from "@kindling/contract";
import SaveIcon from "@mui/icons-material/BookmarkAddOutlined";
import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import EditIcon from "@mui/icons-material/EditOutlined";
import ReplaceIcon from "@mui/icons-material/PublishedWithChangesRounded";
import UnsetIcon from "@mui/icons-material/StarOutlineRounded";
import StarIcon from "@mui/icons-material/StarRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { RowMenu } from "../../ui/list/RowMenu.tsx";
import { sortedView, useCurrentView } from "./currentView.ts";
import { ViewDialog } from "./ViewDialog.tsx";

const { ofScreen, create, update, remove, setDefault } = savedViewEndpoints;

/** Saved views of the list on the screen: a press arranges it so, a star opens it so; one's own can be changed. */
export function SavedViews() {
  const { t } = useTranslation(["savedReports", "people", "ui"]);
  const { screen, query } = useCurrentView();
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const queries = useQueryClient();
  const [opened, setOpened] = useState<"new" | SavedView | null>(null);
  const found = useQuery({
    queryKey: [ofScreen.name, screen],
    queryFn: ({ signal }) => call(ofScreen, { query: { screen }, signal }),
  });

  const renew = async ({ message }: { readonly message?: string }) => {
    succeed(message ?? "");
    await queries.invalidateQueries({ queryKey: [ofScreen.name] });
    // What a screen opens with comes with what the server says of the person.
    await queries.invalidateQueries({ queryKey: [accountEndpoints.me.path] });
  };
  const attempt = (work: Promise<void>) => void work.catch((error: unknown) => fail(error, t("failed")));
  const add = async (named: Pick<SavedView, "name" | "shared_with">) =>
    renew(await call(create, { body: { screen, query, ...named } }));
  const change = async ({ id }: SavedView, body: object) =>
    renew(await call(update, { params: { id }, body }));
  const choose = async ({ id, is_default }: SavedView) =>
    renew(await call(setDefault, { body: { screen, id: is_default ? null : id } }));
  // A toast with an undo would lie behind the open menu.
  const drop = async ({ id, name, shared_with }: SavedView) => {
    const text = t(shared_with ? "views.deleteShared" : "views.deleteOwn");
    const agreed = await ask({
      title: t("views.deleteTitle", { name }),
      text,
      confirm: t("views.delete"),
      risky: true,
    });
    if (agreed) await renew(await call(remove, { params: { id } }));
  };

  const action = (
    label: string,
    icon: RowAction<SavedView>["icon"],
    run: (view: SavedView) => void,
    allowed: (view: SavedView) => boolean = () => true,
  ): RowAction<SavedView> => ({ label, icon, allowed, run: ([view]) => view && run(view) });
  const actions = [
    action(t("views.change"), EditIcon, setOpened),
    action(
      t("views.replace"),
      ReplaceIcon,
      (view) => attempt(change(view, { query })),
      (view) => sortedView(view.query) !== query,
    ),
    action(t("views.delete"), DeleteIcon, (view) => attempt(drop(view))),
  ];
  const views = found.data?.data ?? [];

  return (
    <Stack role="group" aria-label={t("views.title")} sx={{ alignItems: "stretch" }}>
      <Typography variant="subtitle2">{t("views.title")}</Typography>
      {found.isError && <ErrorNote found={found} things={t("views.title")} />}
      {views.map((view) => (
        <Stack key={view.id} direction="row" sx={{ alignItems: "center" }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Button
              size="small"
              color={sortedView(view.query) === query ? "primary" : "secondary"}
              aria-pressed={sortedView(view.query) === query}
              onClick={() => void navigate(`?${view.query}`, { preventScrollReset: true })}
              sx={{ px: 0.5, justifyContent: "flex-start", textAlign: "start", overflowWrap: "anywhere" }}
            >
              {view.name}
            </Button>
            {view.shared_with && (
              <Typography variant="note" sx={{ px: 0.5 }}>
                {t("views.sharedBy", {
                  group: t(`people:groups.${view.shared_with}`),
                  name: view.owner.name,
                })}
              </Typography>
            )}
          </Box>
          <IconButton
            size="small"
            color={view.is_default ? "primary" : "default"}
            aria-pressed={view.is_default}
            aria-label={t("views.openWith", { name: view.name })}
            onClick={() => attempt(choose(view))}
          >
            {view.is_default ? <StarIcon fontSize="small" /> : <UnsetIcon fontSize="small" />}
          </IconButton>
          {view.can.length > 0 && <RowMenu row={view} name={view.name} actions={actions} />}
        </Stack>
      ))}
      <Button
        size="small"
        color="secondary"
        startIcon={<SaveIcon />}
        onClick={() => setOpened("new")}
        sx={{ px: 0.5, alignSelf: "flex-start" }}
      >
        {t("views.saveThis")}
      </Button>
      {dialog}
      {opened === "new" && (
        <ViewDialog title={t("views.saveThis")} onSave={add} onClose={() => setOpened(null)} />
      )}
      {opened && opened !== "new" && (
        <ViewDialog
          title={t("views.change")}
          view={opened}
          onSave={(named) => change(opened, named)}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}
