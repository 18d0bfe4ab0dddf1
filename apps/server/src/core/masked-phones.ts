/** A text in which every mobile number shows its first three and last four digits: 138****5678. */
export const maskedPhones = (text: string) => text.replace(/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, "$1****$2");
