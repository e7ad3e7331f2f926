/** An address as people read and type it: without what browsers add. */
export function addressInShort(address: string): string {
  return address.replace(/^https?:\/\//, "");
}
