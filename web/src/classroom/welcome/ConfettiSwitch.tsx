import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { classroomCalls } from "../classroomCalls.ts";
import { classroomKey, useMe } from "../today/useToday.ts";

export function ConfettiSwitch() {
  const { t } = useTranslation("home");
  const client = useQueryClient();
  const me = useMe().data;
  const toggle = useMutation({
    mutationFn: () => call(classroomCalls.toggleConfetti, {}),
    onSuccess: ({ data, message }) => {
      client.setQueryData<typeof me>([...classroomKey, "me"], (old) => old && { ...old, ...data });
      if (message) succeed(message);
    },
    onError: (error) => fail(error, t("forYou.confettiFailed")),
  });
  if (!me) return null;
  return (
    <FormControlLabel
      label={t("forYou.confetti")}
      sx={{ gap: 1, ml: -0.75 }}
      control={
        <Switch
          checked={toggle.isPending ? !me.confetti : me.confetti}
          // A disabled switch would lose focus, so a second press is ignored instead.
          onChange={() => {
            if (!toggle.isPending) toggle.mutate();
          }}
        />
      }
    />
  );
}
