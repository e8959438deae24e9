/** Returns the id of the title of the panel that shows the payments of a service. */
export const paiementsId = (service: string): string => `paiements-${service}`;
