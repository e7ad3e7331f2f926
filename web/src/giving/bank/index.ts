import type { ResourceManifest } from "../../ui/manifest.ts";

export const bankStatements: ResourceManifest = [
  {
    path: "/bank-statements",
    title: "bankStatements",
    load: async () => (await import("./BankStatementsPage.tsx")).BankStatementsPage,
  },
  {
    path: "/bank-statements/new",
    title: "newBankStatement",
    load: async () => (await import("./NewStatementPage.tsx")).NewStatementPage,
  },
  {
    path: "/bank-statements/reconciliation",
    title: "bankReconciliation",
    load: async () => (await import("./ReconciliationPage.tsx")).ReconciliationPage,
  },
  {
    path: "/bank-statements/:id",
    title: "bankStatement",
    load: async () => (await import("./StatementPage.tsx")).StatementPage,
  },
];
