// The national address service describes a place, which is turned here into an address (§7 geographic service).
import type { Adresse } from './adresse.fields.ts';
import { adresseFields } from './adresse.fields.ts';
import { readNumero, readVoie } from './adresse-lecture.rules.ts';
import { type Commune, findCodeInsee, nomPostal } from './communes.rules.ts';
import { defaultPays } from './data/pays.ts';

export const typesLieu = ['housenumber', 'street', 'locality', 'municipality'] as const;

/** The `properties` of one feature. */
export type Lieu = {
  type: (typeof typesLieu)[number];
  /** The place on one line, as people are shown it. */
  label: string;
  name: string;
  housenumber?: string;
  street?: string;
  /** Absent for a commune that has several postcodes when the search named none. */
  postcode?: string;
  city: string;
  /** The INSEE code. */
  citycode: string;
  /** The former commune that this one includes. */
  oldcity?: string;
  context?: string;
  /** The Lambert coordinates. */
  x?: number;
  y?: number;
};

/**
 * Returns every part of the address; a part that the place does not give is emptied, so that nothing of a former
 * address stays.
 */
export function adresseOfLieu(lieu: Lieu): Required<Adresse> {
  const { type, housenumber, street, name, city, citycode, postcode, oldcity } = lieu;
  const number = readNumero(housenumber ?? '') ?? { num_voie: housenumber ?? null };
  const line = type === 'housenumber' || type === 'street' ? (street ?? name) : '';
  const said: Adresse = {
    ...number,
    ...(readVoie(line) ?? { voie: line || null }),
    bp: type === 'locality' ? name : (oldcity ?? null),
    cp: postcode ?? null,
    commune: city,
    code_insee: citycode,
    pays: defaultPays,
  };
  const parts = Object.keys(adresseFields).map((part) => [part, Reflect.get(said, part) ?? null]);
  return Object.fromEntries(parts) as Required<Adresse>;
}

/**
 * Turns a commune into a place. An arrondissement gives its town with the postcode of the arrondissement; a former
 * commune gives the present one, and its own name beside.
 */
export function lieuOfCommune(commune: Commune, codePostal?: string): Lieu {
  const { nom, dans, codesPostaux, departement } = commune;
  const postcode = codePostal ?? (codesPostaux.length === 1 ? codesPostaux[0] : undefined);
  const isFormer = dans !== undefined && dans.lien !== 'arrondissement';
  const city = nomPostal(commune);
  return {
    type: 'municipality',
    name: nom,
    label: [postcode, isFormer ? `${city} (${nom})` : nom].filter(Boolean).join(' '),
    city,
    citycode: findCodeInsee(commune),
    ...(postcode === undefined ? {} : { postcode }),
    ...(isFormer && nom !== city ? { oldcity: nom } : {}),
    context: departement,
  };
}
