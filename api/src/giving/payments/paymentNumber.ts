/** The number of a payment in letters, bills and what is sent to the bank, by which it is found again. */
export const paymentNumber = (id: number): string => `KIN-${id}`;
