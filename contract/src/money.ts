// Money is counted in whole cents. Dollars are for columns, calls and addresses.

export const centsOf = (dollars: number) => Math.round(dollars * 100);

export const dollarsOf = (cents: number) => cents / 100;

export const isWholeCents = (dollars: number) => Number(dollars.toFixed(2)) === dollars;

/** Such as `299.00`. */
export const decimalOf = (cents: number) => dollarsOf(cents).toFixed(2);
