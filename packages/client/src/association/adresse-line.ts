import type { adresseFields } from '@asso/domain/association/adresse.fields';
import type { Draft } from '@asso/domain/kernel/fields';

/** « 12 B rue des Lilas, 13011 Marseille »; empty when nothing is known. */
export function adresseLine(adresse: Draft<typeof adresseFields> | null | undefined): string {
  if (!adresse) return '';
  const { cplt_1, cplt_2, num_voie, repet_voie, type_voie, voie, bp, cp, commune, cedex, pays } = adresse;
  const street = words(num_voie, repet_voie, type_voie, voie);
  const town = words(cp, commune, cedex);
  const abroad = pays && !/^france$/i.test(pays.trim()) ? pays : null;
  return [cplt_1, cplt_2, street, bp, town, abroad].filter(Boolean).join(', ');
}

const words = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');
