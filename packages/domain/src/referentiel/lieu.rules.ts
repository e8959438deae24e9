// A place as the national address service describes it (§7 geographic service), and the address it makes.
import type { Adresse } from './adresse.fields.ts';
import { adresseFields } from './adresse.fields.ts';
import { readNumero, readVoie } from './adresse-lecture.rules.ts';
import { type Commune, codeInseeOf, nomPostal } from './communes.rules.ts';
import { paysParDefaut } from './data/pays.ts';

export const typesLieu = ['housenumber', 'street', 'locality', 'municipality'] as const;

/** `properties` of one feature. */
export type Lieu = {
  type: (typeof typesLieu)[number];
  /** On one line, as it is proposed. */
  label: string;
  name: string;
  housenumber?: string;
  street?: string;
  /** Absent for a commune that has several and was not asked for by one. */
  postcode?: string;
  city: string;
  /** INSEE code. */
  citycode: string;
  /** The former commune this one holds. */
  oldcity?: string;
  context?: string;
  /** Lambert coordinates. */
  x?: number;
  y?: number;
};

/** Every part of the address: those the place does not say are emptied, so that nothing of another one stays. */
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
    pays: paysParDefaut,
  };
  const parts = Object.keys(adresseFields).map((part) => [part, Reflect.get(said, part) ?? null]);
  return Object.fromEntries(parts) as Required<Adresse>;
}

/** A commune as a place. An arrondissement is its town at its postcode; a former commune says which one it is in. */
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
    citycode: codeInseeOf(commune),
    ...(postcode === undefined ? {} : { postcode }),
    ...(isFormer && nom !== city ? { oldcity: nom } : {}),
    context: departement,
  };
}
