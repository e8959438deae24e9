import { fonctionFor } from '@asso/domain/referentiel/fonction.rules';
import { currentListes } from '../ui/table/listes.ts';

/** Returns the name of a function in the person's gender, from the lists of the day. */
export const sayFonction = (value: string, civilite: string | null | undefined): string =>
  fonctionFor(value, civilite, currentListes.get());
