/** The number or name of an account of which its last four characters are shown: **** **** 0806. */
export const maskedAccount = (number: string) => (number === "" ? "" : `**** **** ${number.slice(-4)}`);
