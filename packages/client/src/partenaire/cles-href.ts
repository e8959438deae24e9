/** The owner of keys and webhooks, under the name that the calls of the API give to its id. */
export type ProprietaireQuery = { id_asso: string } | { id_service: string };

export const serviceParam = 'service';
