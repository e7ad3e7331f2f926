/** An amount as it is spelled, without its cents where there are none. */
export function shortMoney(spelled: string): string {
  return spelled.replace(/[.,]00(?!\d)/, "");
}
