// On screen, the coded parts of an address are chosen in their lists.
import { isBlank } from '@asso/domain/kernel/asks';
import type { Choice, Fields, Row } from '@asso/domain/kernel/fields';
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { readNumero, readVoie } from '@asso/domain/referentiel/adresse-lecture.rules';
import { indicesRepetition } from '@asso/domain/referentiel/data/indices-repetition';
import { pays } from '@asso/domain/referentiel/data/pays';
import { typesVoie } from '@asso/domain/referentiel/data/types-voie';

/** Gives the fields of an address; a stored value that no list knows, such as a register's own word, stays a choice. */
export function champsAdresse(fields: Fields, adresse: Adresse): Fields {
  const asked: Record<string, readonly Choice[]> = {
    pays,
    repet_voie: indicesRepetition,
    type_voie: typesVoie,
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, row]) => {
      const options = asked[name];
      return [name, options ? chosenIn(row, options, Reflect.get(adresse, name)) : row];
    }),
  );
}

function chosenIn({ label, writtenBy, right, when }: Row, options: readonly Choice[], value: unknown): Row {
  const known = isBlank(value) || options.some((option) => option.value === value);
  const more = known ? [] : [{ value: String(value), label: String(value) }];
  return { kind: 'choice', label, writtenBy, right, when, options: [...options, ...more] };
}

/** Returns every part of an address that this form has, emptied. */
export const aucunePart = (fields: Fields): Adresse =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, null]));

/** Some forms also keep the coordinates of the address. */
export type PartiesAdresse = Adresse & { geo_X?: number | null; geo_Y?: number | null };

const sansPoint = { geo_X: null, geo_Y: null };

/** Returns the longitude and latitude, in degrees, of a place found by the search. */
export const toGeoPoint = (point: readonly number[] | undefined) => {
  const [geo_X, geo_Y] = (point ?? []).map((degrees) => Number(degrees.toFixed(6)));
  return geo_X === undefined || geo_Y === undefined ? sansPoint : { geo_X, geo_Y };
};

/**
 * Returns the parts into which a part is split when it is left: « 12 bis » becomes 12 and B, « rue des Lilas » a kind
 * of street and a name.
 */
export function tidied(name: string, adresse: Adresse): Adresse {
  if (name === 'num_voie') {
    const read = readNumero(adresse.num_voie ?? '');
    return read?.repet_voie ? read : {};
  }
  if (name === 'voie' && isBlank(adresse.type_voie)) return readVoie(adresse.voie ?? '') ?? {};
  return {};
}

/**
 * Returns, emptied, the parts that a change of `name` makes stale: a new commune, postcode or country clears the code
 * of the commune; a new country also clears the cedex and the index (« bis »); these changes, and one of the street or
 * its number, clear the coordinates.
 */
export function emptiedBy(name: string): PartiesAdresse {
  if (name === 'cp' || name === 'commune') return { code_insee: null, ...sansPoint };
  if (name === 'pays') return { code_insee: null, cedex: null, repet_voie: null, ...sansPoint };
  return /voie$/.test(name) ? sansPoint : {};
}
