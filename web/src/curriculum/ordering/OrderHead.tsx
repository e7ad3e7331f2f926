import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { DragHandle } from "./DragHandle.tsx";
import { OrderButtons } from "./OrderButtons.tsx";
import type { Order } from "./useOrdering.tsx";

/** The head of an entry: its handle, its name, its buttons; the name alone where the order is `fixed`. */
export function OrderHead({
  order,
  labels,
  fixed,
  children,
}: {
  readonly order: Order;
  readonly labels: Readonly<Record<"up" | "down" | "remove", string>>;
  readonly fixed: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Stack direction="row" sx={{ alignItems: "center" }}>
      {!fixed && <DragHandle onDrag={order.drag} />}
      <Typography variant="h4" component="h4" sx={{ flex: 1 }}>
        {children}
      </Typography>
      {!fixed && <OrderButtons order={order} labels={labels} />}
    </Stack>
  );
}
