import { loginEndpoints } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { isOpen, LoginLine } from "./LoginLine.tsx";

const key = [loginEndpoints.own.name];

/** Where one's own account is signed in, each device with a button that signs it out. */
export function SignInsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(["people", "ui"]);
  const id = useId();
  const format = useFormat();
  const queries = useQueryClient();
  const [ending, setEnding] = useState<string | null>(null);
  const found = useQuery(dataQuery(key, loginEndpoints.own, {}));
  const end = async (which: string) => {
    setEnding(which);
    try {
      const body = which === others ? {} : { key: which };
      const { message } = await call(loginEndpoints.endOwn, { body });
      succeed(message ?? t("logins.ended"));
    } catch (error) {
      fail(error, t("logins.ownFailed"));
    }
    setEnding(null);
    await queries.invalidateQueries({ queryKey: key });
  };
  const title = t("logins.own");
  const hasOthers = found.data?.some((login) => !login.is_current && isOpen(login)) ?? false;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t("logins.ownText")}</Typography>
        {found.isError && <ErrorNote found={found} things={title} />}
        {found.isPending && <Skeleton variant="rounded" height={160} />}
        <Box component="ul" aria-label={title} sx={{ display: "grid", gap: 2, p: 0, m: 0 }}>
          {found.data?.map((login) => {
            const name = login.user_agent ?? t("logins.unknownDevice");
            const device = { device: name, at: format.moment(login.created_at) };
            return (
              <LoginLine
                key={login.key}
                login={login}
                action={
                  login.is_current || !isOpen(login) ? undefined : (
                    <Button
                      size="small"
                      color="secondary"
                      variant="outlined"
                      aria-label={t("logins.endOneNamed", device)}
                      loading={ending === login.key}
                      onClick={() => void end(login.key)}
                    >
                      {t("logins.endOne")}
                    </Button>
                  )
                }
              />
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        {hasOthers && (
          <Button color="secondary" loading={ending === others} onClick={() => void end(others)}>
            {t("logins.endOthers")}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t("ui:close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Stands for all devices but this one. */
const others = "";
