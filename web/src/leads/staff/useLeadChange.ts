import { leadEndpoints } from "@kindling/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import type { Lead } from "./Lead.ts";
import type { LeadChange } from "./useBulkChanges.tsx";

/** Changes a lead as it was seen, and tells how it went; `change` answers whether it did. */
export function useLeadChange({ unique_id, version }: Lead) {
  const { t } = useTranslation("people");
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const change = async (body: LeadChange): Promise<boolean> => {
    setBusy(true);
    try {
      const { message } = await call(leadEndpoints.update, { params: { unique_id }, body, version });
      if (message) succeed(message);
      return true;
    } catch (error) {
      fail(error, t("leads.updateFailed"));
      return false;
    } finally {
      // Also after a refusal, because another person may have changed it.
      await queries.invalidateQueries();
      setBusy(false);
    }
  };
  return { change, busy };
}
