/** Formats an amount, without cents if they are zero. */
export function shortMoney(spelled: string): string {
  return spelled.replace(/[.,]00(?!\d)/, "");
}
