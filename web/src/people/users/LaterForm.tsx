import type { ComponentType } from "react";
import { Later } from "../../ui/Later.tsx";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import type { Loaded } from "../../ui/loadOnce.ts";

/** A form whose code comes once the list stands, or when the address opens it. */
export function LaterForm({ from }: { readonly from: Loaded<ComponentType> }) {
  const { id, isNew } = useEditAddress();
  return (
    <Later from={from} wanted={isNew || id !== null}>
      {(Form) => <Form />}
    </Later>
  );
}
