/** The address to which devices send their reports, as seen from outside this server. */
export const reportUrl = () => `${location.origin}/api/device/report`;
