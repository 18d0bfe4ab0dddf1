/** A place on the earth, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const degrees = /^-?\d{1,3}(\.\d{1,15})?$/;

/** Whether a text is a latitude in degrees. */
export const isLatitude = (text: string) => degrees.test(text.trim()) && Math.abs(Number(text)) <= 90;

/** Whether a text is a longitude in degrees. */
export const isLongitude = (text: string) => degrees.test(text.trim()) && Math.abs(Number(text)) <= 180;

/** The stored form of degrees: six decimals, about ten centimetres. */
export const degreesText = (degrees: number) => degrees.toFixed(6);
