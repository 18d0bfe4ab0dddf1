/** Where devices report, as they reach this server from outside. */
export const reportUrl = () => `${location.origin}/api/device/report`;
