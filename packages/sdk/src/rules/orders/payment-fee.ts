/** The platform's fee on a payment: `percent` of it, in whole cents, half-up. */
export const paymentFee = (payPrice: number, percent: number): number => Math.floor((payPrice * percent + 50) / 100);
