import {
  type Group,
  groups,
  type RoleName,
  roleNames,
  type SignInRules,
  signInRuleEndpoints,
} from "@kindling/contract";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { CallError, call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";

interface Count {
  readonly people: number;
  readonly enrolled: number;
}

/** The roles and permissions that need a second step, and from when. */
export function SignInRulesForm({ rules }: { readonly rules: SignInRules }) {
  const { t } = useTranslation(["factors", "people"]);
  const queries = useQueryClient();
  const [roles, setRoles] = useState<readonly RoleName[]>(rules.roles);
  const [named, setNamed] = useState<readonly Group[]>(rules.groups);
  const [startsOn, setStartsOn] = useState(rules.starts_on ?? "");
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    setFaults({});
    try {
      const body = { roles: [...roles], groups: [...named], starts_on: startsOn || null };
      const { message } = await call(signInRuleEndpoints.save, { body, version: rules.version });
      succeed(message ?? t("rules.saved"));
    } catch (error) {
      const errors = error instanceof CallError ? error.errors : [];
      setFaults(Object.fromEntries(errors.map(({ path = "rest", msg }) => [path, msg])));
      fail(error, t("failed"));
      if (!(error instanceof CallError) || error.status !== 412) return setSaving(false);
    }
    setSaving(false);
    await queries.invalidateQueries({ queryKey: [signInRuleEndpoints.get.name] });
  };

  const line = (
    key: string,
    name: string,
    counted: Count | undefined,
    isOn: boolean,
    set: (on: boolean) => void,
  ) => (
    <FormControlLabel
      key={key}
      sx={{ alignItems: "flex-start" }}
      control={<Checkbox checked={isOn} onChange={(_, on) => set(on)} sx={{ mt: -0.75 }} />}
      label={
        <>
          {name}
          <Typography component="span" variant="note" sx={{ display: "block" }}>
            {t("rules.counted", { enrolled: counted?.enrolled ?? 0, count: counted?.people ?? 0 })}
          </Typography>
        </>
      }
    />
  );
  const fault = faults["roles"] ?? faults["groups"];
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => void save(event)}
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 900 }}
    >
      <Stack sx={{ gap: 3 }}>
        <FormGroup role="group" aria-label={t("rules.roles")} sx={{ gap: 1 }}>
          <Typography variant="h3" component="h2">
            {t("rules.roles")}
          </Typography>
          {roleNames.map((role) =>
            line(
              role,
              t(`rules.role.${role}`),
              rules.by_role.find((each) => each.role === role),
              roles.includes(role),
              (on) => setRoles(roleNames.filter((each) => (each === role ? on : roles.includes(each)))),
            ),
          )}
        </FormGroup>
        <FormGroup role="group" aria-label={t("rules.groups")} sx={{ gap: 1 }}>
          <Typography variant="h3" component="h2">
            {t("rules.groups")}
          </Typography>
          <Typography color="textSecondary">{t("rules.groupsText")}</Typography>
          {groups.map((group) =>
            line(
              group,
              t(`people:groups.${group}`),
              rules.by_group.find((each) => each.group === group),
              named.includes(group),
              (on) => setNamed(groups.filter((each) => (each === group ? on : named.includes(each)))),
            ),
          )}
        </FormGroup>
        <TextField
          type="date"
          label={t("rules.startsOn")}
          value={startsOn}
          onChange={(event) => setStartsOn(event.target.value)}
          error={Boolean(faults["starts_on"])}
          helperText={faults["starts_on"] ?? t("rules.startsOnText")}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ maxWidth: 420 }}
        />
        {fault && (
          <Typography role="alert" color="error">
            {fault}{" "}
            <Link component={RouterLink} to="/second-factor">
              {t("rules.setUpOwn")}
            </Link>
          </Typography>
        )}
        <Button type="submit" variant="contained" loading={isSaving} sx={{ alignSelf: "flex-start" }}>
          {t("rules.save")}
        </Button>
      </Stack>
    </Card>
  );
}
