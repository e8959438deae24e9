/** Whose keys and webhooks a page is about, as its calls name it. */
export type ProprietaireQuery = { id_asso: string } | { id_service: string };

export const serviceParam = 'service';
