// What the departure of a person says to those who take over.
import { count } from '../identifiants/nombres-affiches.ts';

/** Says how many dossiers under way are shared with those who are told; undefined when the person left none. */
export const confiesSaid = (dossiers: number): string | undefined =>
  dossiers === 0
    ? undefined
    : `${count(dossiers, 'de ses dossiers en cours vous est partagé', 'de ses dossiers en cours vous sont partagés')}.`;
