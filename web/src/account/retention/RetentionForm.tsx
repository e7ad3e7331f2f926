import {
  type Retention,
  type RetentionChoice,
  type RetentionDue,
  type RetentionKind,
  retentionEndpoints,
  retentionKinds,
} from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { DueList } from "./DueList.tsx";
import { TermField } from "./TermField.tsx";

type Typed = Readonly<Record<RetentionKind, string | null>>;

const typedOf = (terms: RetentionChoice) =>
  Object.fromEntries(
    retentionKinds.map((kind) => [kind, terms[kind] === null ? null : String(terms[kind])]),
  ) as Typed;
const termsOf = (typed: Typed) =>
  Object.fromEntries(
    retentionKinds.map((kind) => [kind, typed[kind] === null ? null : Number(typed[kind] || Number.NaN)]),
  ) as RetentionChoice;

/** Terms by kind; what they would remove is shown before they can be saved. */
export function RetentionForm({ kept }: { readonly kept: Retention }) {
  const { t } = useTranslation("privacy");
  const format = useFormat();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(typedOf(kept.terms as RetentionChoice));
  const [due, setDue] = useState<readonly RetentionDue[] | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setFaults({});
    const body = termsOf(typed) as never;
    try {
      if (due) {
        const expected = due.reduce((sum, { rows }) => sum + rows, 0);
        const { message } = await call(retentionEndpoints.save, {
          body: { ...(body as object), expected } as never,
          version: kept.version,
        });
        succeed(message ?? t("saved"));
        await queries.invalidateQueries({ queryKey: [retentionEndpoints.get.name] });
      } else {
        setDue((await call(retentionEndpoints.preview, { body })).data);
      }
    } catch (error) {
      const errors = error instanceof CallError ? error.errors : [];
      setFaults(Object.fromEntries(errors.map(({ path = "", msg }) => [path, msg])));
      fail(error, t("failed"));
      if (error instanceof CallError && error.status === 409) setDue(null);
      if (error instanceof CallError && error.status === 412)
        await queries.invalidateQueries({ queryKey: [retentionEndpoints.get.name] });
    }
    setSending(false);
  };
  const change = (kind: RetentionKind, value: string | null) => {
    setTyped({ ...typed, [kind]: value });
    setDue(null);
  };
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => void send(event)}
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 900 }}
    >
      <Stack sx={{ gap: 3 }}>
        {kept.confirmed_at ? (
          <Typography color="textSecondary">
            {t("confirmed", {
              name: kept.confirmed_by?.name ?? "–",
              at: format.moment(kept.confirmed_at),
            })}
          </Typography>
        ) : (
          <Alert severity="info">{t("unconfirmed")}</Alert>
        )}
        <Box
          sx={{
            display: "grid",
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
            columnGap: 4,
            rowGap: 3,
            alignItems: "start",
          }}
        >
          {retentionKinds.map((kind) => (
            <TermField
              key={kind}
              kind={kind}
              value={typed[kind]}
              fault={faults[kind]}
              onChange={(value) => change(kind, value)}
            />
          ))}
        </Box>
        {due && <DueList due={due} />}
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: "wrap" }}>
          <Button
            type="submit"
            variant="contained"
            color={due && due.some(({ rows }) => rows > 0) ? "error" : "primary"}
            loading={isSending}
          >
            {t(due ? "save" : "preview")}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
