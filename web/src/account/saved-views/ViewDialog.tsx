import type { Group, SavedView } from "@kindling/contract";
import { groups, isStaff, isUnrestricted } from "@kindling/contract";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/CallError.ts";
import { useSession } from "../../core/session.ts";
import { failureText } from "../../core/toasts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";

type Named = Pick<SavedView, "name" | "shared_with">;

/** The groups that the person signed in may share views with. */
function useOwnGroups(): readonly Group[] {
  const claims = useSession()?.claims;
  const caller = claims && { role: claims.role.name, groups: claims.user_type, newLogin: claims.new_login };
  if (!caller || !isStaff(caller)) return [];
  return groups.filter((group) => isUnrestricted(caller) || caller.groups.includes(group));
}

/** Asks for the name of a view, and who else sees it. */
export function ViewDialog({
  title,
  view,
  onSave,
  onClose,
}: {
  readonly title: string;
  readonly view?: Named | undefined;
  /** Saves it; what it throws is said at the field. */
  readonly onSave: (named: Named) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["savedReports", "people"]);
  const [name, setName] = useState(view?.name ?? "");
  const [group, setGroup] = useState<Group | "">(view?.shared_with ?? "");
  const [fault, setFault] = useState("");
  const [isSaving, setSaving] = useState(false);
  const own = useOwnGroups();
  const send = async () => {
    setSaving(true);
    try {
      await onSave({ name: name.trim(), shared_with: group || null });
      onClose();
    } catch (error) {
      const [known] = error instanceof CallError ? error.errors : [];
      setFault(known?.msg ?? failureText(error, t("failed")));
      setSaving(false);
    }
  };
  return (
    <FormDialog title={title} save={t("save")} isSaving={isSaving} onSubmit={send} onClose={onClose}>
      <Stack spacing={2}>
        <TextField
          label={t("name")}
          required
          autoFocus
          fullWidth
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setFault("");
          }}
          error={fault !== ""}
          helperText={fault || t("views.nameHint")}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: "off" } }}
        />
        {own.length > 0 && (
          <TextField
            select
            label={t("views.sharedWith")}
            fullWidth
            value={group}
            onChange={(event) => setGroup(event.target.value as Group | "")}
            slotProps={{ select: { displayEmpty: true } }}
          >
            <MenuItem value="">{t("views.onlyMe")}</MenuItem>
            {own.map((each) => (
              <MenuItem key={each} value={each}>
                {t(`people:groups.${each}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
    </FormDialog>
  );
}
