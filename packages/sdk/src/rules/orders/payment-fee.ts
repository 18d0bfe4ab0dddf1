/** What the platform takes of a payment: so many percent of it, in whole cents, half-up. */
export const paymentFee = (payPrice: number, percent: number): number => Math.floor((payPrice * percent + 50) / 100);
