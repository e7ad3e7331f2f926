/** A number to begin a layout from, as the contract takes it. */
export const newSeed = () => 1 + Math.floor(Math.random() * 2_147_483_646);
