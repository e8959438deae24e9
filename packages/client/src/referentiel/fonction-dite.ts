import { fonctionFor } from '@asso/domain/referentiel/fonction.rules';
import { listesDuJour } from '../ui/listes.ts';

/** A function as it is said of this person, in the lists of the day. */
export const fonctionDite = (value: string, civilite: string | null | undefined): string =>
  fonctionFor(value, civilite, listesDuJour.get());
