import { below, chance, pickOne, skewed } from './hasard.ts';
import * as mots from './mots-francais.ts';

export type AssociationInventee = {
  nom: string;
  sigle: string | null;
  commune: string;
  code_postal: string;
  code_departement: string;
  id_rna: string;
  id_siren: string | null;
  id_siret_siege: string | null;
  etat: 'active' | 'dissoute';
  but: string;
};

/**
 * Makes the i-th invented association, the same whatever the size of the register, so that a query can be made from it.
 */
export function associationAt(i: number): AssociationInventee {
  const commune = communeAt(skewed(communes, { i, what: 1 }));
  const objet = pickOne(mots.objets, { i, what: 2 });
  const propre = nomPropre(skewed(nomsPropres, { i, what: 3 }));
  const nom = nomOf(chance(i, 4), { objet, propre, commune: commune.nom });
  const siren = chance(i, 5) < 0.7 ? withKey(String(10_000_000 + ((i * 48_271) % 89_999_989))) : null;
  return {
    nom: chance(i, 6) < 0.5 ? withoutAccents(nom).toUpperCase() : nom,
    sigle: chance(i, 7) < 0.3 ? initials(nom) : null,
    commune: chance(i, 6) < 0.5 ? withoutAccents(commune.nom).toUpperCase() : commune.nom,
    code_postal: commune.code_postal,
    code_departement: commune.departement,
    id_rna: `W${commune.departement}${String((i * 7_919) % 9_999_991).padStart(7, '0')}`,
    id_siren: siren,
    id_siret_siege: siren && withKey(`${siren}0001`),
    etat: chance(i, 8) < 0.1 ? 'dissoute' : 'active',
    but: pickOne(mots.buts, { i, what: 9 }),
  };
}

/** Makes a name. Few have only their town beside the kind of association, since too many would then be the same. */
function nomOf(shape: number, { objet, propre, commune }: Record<'objet' | 'propre' | 'commune', string>) {
  if (shape < 0.1) return `${objet} de ${commune}`;
  if (shape < 0.45) return `${objet} ${propre}`;
  if (shape < 0.8) return `${objet} ${propre} de ${commune}`;
  return `${propre} ${objet}`;
}

const communes = 20_000;
const nomsPropres = 90_000;

function communeAt(i: number): { nom: string; departement: string; code_postal: string } {
  const body =
    pickOne(mots.communeBeginnings, { i, what: 11 }) + pickOne(mots.communeMiddles, { i, what: 12 });
  const fin = pickOne(mots.communeEndings, { i, what: 13 }) + pickOne(mots.communeSuites, { i, what: 14 });
  const departement = String(1 + below(19, { i, what: 15 }) + 19 * below(5, { i, what: 16 })).padStart(
    2,
    '0',
  );
  return {
    nom: pickOne(mots.communeArticles, { i, what: 10 }) + capital(body + fin),
    departement: departement === '20' ? '21' : departement,
    code_postal: departement + String(below(999, { i, what: 17 })).padStart(3, '0'),
  };
}

/** Makes a proper name: common ones have two syllables, rare ones three. */
const nomPropre = (i: number): string =>
  capital(
    pickOne(mots.debuts, { i, what: 18 }) +
      (i > 2000 ? pickOne(mots.milieux, { i, what: 19 }) : '') +
      pickOne(mots.milieux, { i, what: 20 }) +
      pickOne(mots.fins, { i, what: 21 }),
  );

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").replaceAll('œ', 'oe');

const initials = (nom: string): string =>
  withoutAccents(nom)
    .split(/[^A-Za-z]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** Adds the digit that makes the Luhn sum a multiple of ten. */
function withKey(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, rank) => {
    const value = Number(digit) * (rank % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}
