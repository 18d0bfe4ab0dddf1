/** The first moment of a day (yyyy-MM-dd). */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00+08:00`);
