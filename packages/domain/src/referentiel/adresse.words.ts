// An address is shown and posted on six lines at most, the country last (§3; the postal norm, lines 2 to 7).
import { isBlank } from '../kernel/asks.ts';
import type { Adresse } from './adresse.fields.ts';
import { indicesRepetition } from './data/indices-repetition.ts';
import type { Option } from './data/option.ts';
import { typesVoie } from './data/types-voie.ts';
import { isInFrance, labelOfPays } from './pays.rules.ts';

/**
 * Returns in order: within the building, around it, the street, the box or hamlet, the town, the country if it is
 * not France.
 */
export function adresseLines(adresse: Adresse | null | undefined): string[] {
  if (!adresse) return [];
  const { cplt_1, cplt_2, bp } = adresse;
  const abroad = isInFrance(adresse) ? null : labelOfPays(adresse.pays);
  const lines = [cplt_1, cplt_2, street(adresse), bp, town(adresse), abroad];
  return lines.filter((line): line is string => !isBlank(line)).map((line) => line.trim());
}

/** Returns for example « 12 bis rue des Lilas, 13011 Marseille », or an empty text when nothing is known. */
export const adresseLine = (adresse: Adresse | null | undefined): string => adresseLines(adresse).join(', ');

/** Writes the codes as words, in capitals where the register writes the street so. */
function street({ num_voie, repet_voie, type_voie, voie }: Adresse): string {
  const isCapitals = !isBlank(voie) && voie === voie?.toUpperCase();
  const said = (options: readonly Option[], code: string | null | undefined) => {
    const label = options.find(({ value }) => value === code?.toUpperCase())?.label;
    if (label === undefined || label.length === 1) return code;
    const word = label.split(' - ').at(-1) ?? label;
    return isCapitals ? word.toUpperCase() : word.toLowerCase();
  };
  return words(num_voie, said(indicesRepetition, repet_voie), said(typesVoie, type_voie), voie);
}

/**
 * Writes the town line. Sirene writes the whole of it in `cedex`, while people write « Cedex 20 » after the commune.
 */
function town({ cp, commune, cedex }: Adresse): string {
  const isWholeLine = /\S\s+cedex/i.test(cedex ?? '');
  return isWholeLine ? words(cp, cedex) : words(cp, commune, cedex);
}

const words = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part) => !isBlank(part)).join(' ');
