/** The number or name of an account, masked except for its last four characters: **** **** 0806. */
export const maskedAccount = (number: string) => (number === "" ? "" : `**** **** ${number.slice(-4)}`);
