// What the departure of a person says to those who take over.
import { count } from '../identifiants/nombres-affiches.ts';

/**
 * Says that dossiers under way are shared with those who are told; undefined when the person left none. To one person
 * it says how many; several had not the same ones before, so no number is true of each.
 */
export function sayDossiersConfies(dossiers: number, personnes: number): string | undefined {
  if (dossiers === 0) return undefined;
  if (personnes > 1)
    return `${dossiers === 1 ? 'Son dossier en cours passe' : 'Ses dossiers en cours passent'} à qui gère encore l’association.`;
  return `${count(dossiers, 'de ses dossiers en cours vous est partagé', 'de ses dossiers en cours vous sont partagés')}.`;
}
