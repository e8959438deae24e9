// A campaign version is published once and never changed; each dossier keeps the version it was begun on.
import type { z } from 'zod';
import type { CustomFields } from '../kernel/draft-schema.ts';
import type { campagneSchema, sousDispositifSchema } from './campagne.schema.ts';
import type { ModeIndicateurs } from './indicateurs.rules.ts';

export type SousDispositif = z.infer<typeof sousDispositifSchema>;
export type Campagne = Omit<z.infer<typeof campagneSchema>, 'champs_personnalises'> & {
  champs_personnalises: CustomFields;
};

export const findSousDispositif = (campagne: Campagne, sous: string): SousDispositif | undefined =>
  campagne.sous_dispositifs.find((one) => one.code === sous);

export const listIndicateurs = (campagne: Campagne, sous: string): ModeIndicateurs =>
  findSousDispositif(campagne, sous)?.indicateurs ?? 'libres';

export type Ouverture = 'a-venir' | 'ouverte' | 'fermee';

/** Tells whether a type of request is open; `date_fin` is an instant, and counts to its last second. */
export function computeOuverture(sous: SousDispositif, now: Date): Ouverture {
  if (now.getTime() < new Date(sous.date_debut).getTime()) return 'a-venir';
  return now.getTime() <= new Date(sous.date_fin).getTime() ? 'ouverte' : 'fermee';
}
