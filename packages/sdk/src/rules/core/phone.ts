const phone = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/;

/** Whether a text is a mobile number, a landline with its area code and perhaps an extension, or a 400 or 800 number. */
export const isPhoneNumber = (text: string) => phone.test(text.trim());

/** A phone number without its middle: 138****5678; a short one shows nothing. */
export const maskedPhone = (number: string) =>
  number.length < 8 ? number.replace(/./g, "*") : `${number.slice(0, 3)}****${number.slice(-4)}`;

/** A text in which every mobile number shows its first three and last four digits: 138****5678. */
export const maskedPhones = (text: string) => text.replace(/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, "$1****$2");
