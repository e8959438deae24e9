import { isBlank } from '@asso/domain/kernel/asks';
import type { GroupRow } from '@asso/domain/kernel/fields';
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { defaultPays } from '@asso/domain/referentiel/data/pays';
import { type Form, valueAt } from '../ui/fields/form.ts';
import { emptiedBy, type PartiesAdresse, tidied } from './champs-adresse.ts';

export type AdresseEdition = {
  adresse: Adresse;
  /** Writes several parts at once; the parts not named stay. */
  write: (parts: PartiesAdresse) => void;
  /** The form to give to the fields of this address: typing in one part corrects the others. */
  form: Form;
};

/**
 * Edits one address of a form, at its path: France becomes its country at the first typed part. Some forms have fewer
 * parts.
 */
export function useAdresse(form: Form, { row, path }: { row: GroupRow; path: string }): AdresseEdition {
  const adresse = (valueAt(form, path) ?? {}) as Adresse;
  const partOf = (at: string) => at.slice(path.length + 1);
  const write = (parts: PartiesAdresse) => {
    const isBegun = isBlank(adresse.pays) && Object.values(parts).some((value) => !isBlank(value));
    const all = isBegun ? { pays: defaultPays, ...parts } : parts;
    for (const [name, value] of Object.entries(all)) {
      if (row.fields[name] && (Reflect.get(adresse, name) ?? null) !== value)
        form.onChange(`${path}.${name}`, value);
    }
  };
  return {
    adresse,
    write,
    form: {
      ...form,
      onChange: (at, value) => write({ ...emptiedBy(partOf(at)), [partOf(at)]: value }),
      onLeave: (at) => {
        write(tidied(partOf(at), adresse));
        form.onLeave?.(at);
      },
    },
  };
}
