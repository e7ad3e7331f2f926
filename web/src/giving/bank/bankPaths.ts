import type { bankStatementEndpoints, ReplyOf } from "@kindling/contract";
import type { RowOf } from "../../ui/list/listRows.ts";

export type BankStatement = RowOf<typeof bankStatementEndpoints.list>;
export type Preview = ReplyOf<typeof bankStatementEndpoints.read>["data"];

export const bankPath = "/bank-statements";
export const newStatementPath = `${bankPath}/new`;
export const reconciliationPath = `${bankPath}/reconciliation`;
export const statementPath = (id: number) => `${bankPath}/${id}`;
