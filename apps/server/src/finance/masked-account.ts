/** The number of an account of which its last four digits are shown: **** **** 0806. */
export const maskedAccount = (number: string) => (number === "" ? "" : `**** **** ${number.slice(-4)}`);
