import type { MadeSubstitute, Reference } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/CallError.ts";
import { useConstants } from "../../core/constants.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { linkDays } from "./linkDays.ts";

interface Props {
  readonly sites: readonly Pick<Reference, "id" | "name">[];
  readonly site: number | undefined;
  readonly onSite: (site: number) => void;
  readonly make: (day: string) => Promise<{ readonly data: MadeSubstitute; readonly message?: string }>;
  readonly onMade: (made: MadeSubstitute) => void;
}

/** Asks for the day, and for the site if the class can be at several. What is wrong is said at its field. */
export function MakeLink({ sites, site, onSite, make, onMade }: Props) {
  const { t } = useTranslation("header");
  const [now] = useState(() => new Date());
  const zone = useConstants()?.time_zone;
  const { first, last, likeliest } = linkDays(now, zone);
  const [chosen, setChosen] = useState<string | null>(null);
  const [errors, setErrors] = useState<CallError["errors"]>([]);
  const [isMaking, setMaking] = useState(false);
  const dayInput = useRef<HTMLInputElement>(null);
  const siteInput = useRef<HTMLInputElement>(null);
  const day = chosen ?? likeliest;
  const errorAt = (path: string) => errors.find((error) => error.path === path)?.msg;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMaking(true);
    setErrors([]);
    try {
      const { data, message } = await make(day);
      if (message) succeed(message);
      onMade(data);
    } catch (error) {
      setMaking(false);
      const faults = error instanceof CallError ? error.errors : [];
      setErrors(faults);
      const isAtDay = faults.some(({ path }) => path === "day");
      const isAtSite = sites.length > 1 && faults.some(({ path }) => path === "school_id");
      if (isAtDay || isAtSite) (isAtDay ? dayInput : siteInput).current?.focus();
      else fail(error, t("substitutes.makeFailed"));
    }
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={{ display: "grid", gap: 2 }}>
      {sites.length > 1 && (
        <TextField
          select
          label={t("substitutes.site")}
          value={site ?? ""}
          inputRef={siteInput}
          onChange={({ target }) => {
            setErrors([]);
            onSite(Number(target.value));
          }}
          error={Boolean(errorAt("school_id"))}
          helperText={errorAt("school_id")}
        >
          {sites.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        type="date"
        label={t("substitutes.day")}
        value={day}
        inputRef={dayInput}
        onChange={({ target }) => {
          setErrors([]);
          setChosen(target.value);
        }}
        error={Boolean(errorAt("day"))}
        helperText={errorAt("day") ?? t("substitutes.dayHelp")}
        slotProps={{ htmlInput: { min: first, max: last } }}
      />
      <Button type="submit" variant="contained" loading={isMaking} sx={{ justifySelf: "start" }}>
        {t("substitutes.make")}
      </Button>
    </Box>
  );
}
