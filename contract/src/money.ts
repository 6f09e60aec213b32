// Amounts are in whole cents; only columns, calls and addresses have dollars.

export const centsOf = (dollars: number) => Math.round(dollars * 100);

export const dollarsOf = (cents: number) => cents / 100;

export const isWholeCents = (dollars: number) => Number(dollars.toFixed(2)) === dollars;

export const decimalOf = (cents: number) => dollarsOf(cents).toFixed(2);
