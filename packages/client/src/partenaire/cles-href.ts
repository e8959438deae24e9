/** The owner of keys and webhooks, named as the calls do. */
export type ProprietaireQuery = { id_asso: string } | { id_service: string };

export const serviceParam = 'service';
