import type { ResourceManifest } from "../../ui/manifest.ts";

export const payments: ResourceManifest = [
  {
    path: "/payments",
    title: "payments",
    load: async () => (await import("./PaymentsPage.tsx")).PaymentsPage,
  },
  {
    path: "/payments/new",
    title: "newPaymentRun",
    load: async () => (await import("./NewRunPage.tsx")).NewRunPage,
  },
  {
    path: "/payments/runs/:id",
    title: "paymentRun",
    load: async () => (await import("./RunPage.tsx")).RunPage,
  },
];
