// Some representatives validate the declarations of an association, each for certain places (§6 Volunteer
// declarations).
import type { Actor } from '../compte/actor.ts';
import { normaliseCourriel } from '../identifiants/courriel.ts';

/** A representative in the association's file; `id_siret` null means the association as a whole. */
export type RepresentantCec = {
  id_siret: string | null;
  courriel: string | null;
  valideur_cec: boolean;
  deleted: boolean;
};

/** The place looked at: the head office (`id_siret` null), or one secondary establishment. */
export type StructureCec = {
  siege: string | null;
  id_siret: string | null;
  /**
   * True when what earlier managers left is closed to this person, so that naming themselves as valideur proves
   * nothing.
   */
  passe_ferme: boolean;
};

/** Returns the place of a declaration: the head office when it names no establishment. */
export const siretOrSiege = (etabSiret: string | null, siege: string | null): string =>
  etabSiret ?? siege ?? '';

/** A valideur sees either one place, or every place but some. */
export type PerimetreCec = { seule: string } | { sauf: readonly string[] };

export const isInPerimetre = (perimetre: PerimetreCec, place: string): boolean =>
  'seule' in perimetre ? perimetre.seule === place : !perimetre.sauf.includes(place);

/** Tells whether a representative, not removed, validates the CEC. */
const isValideurDeclare = ({ valideur_cec, deleted }: RepresentantCec): boolean => valideur_cec && !deleted;

/** Tells whether this account has the representative's mailbox, however the address is written. */
const isCompteOf = (email: string, { courriel }: RepresentantCec): boolean =>
  courriel !== null && normaliseCourriel(courriel) === normaliseCourriel(email);

type Asked = { email: string; representants: readonly RepresentantCec[]; structure: StructureCec };

/**
 * Returns the places whose declarations this person sees. Null for a person who sees none: one who is not a valideur of
 * this structure, or to whom what earlier managers left is closed. The head office does not see what an establishment's
 * own valideur decides; an establishment sees what bears its SIRET.
 */
export function perimetreCec({ email, representants, structure }: Asked): PerimetreCec | null {
  const { siege, id_siret, passe_ferme } = structure;
  if (passe_ferme) return null;
  const valideurs = representants.filter(isValideurDeclare);
  const miens = valideurs
    .filter((one) => isCompteOf(email, one))
    .map((one) => siretOrSiege(one.id_siret, siege));
  if (id_siret !== null) {
    const isMine = miens.some((place) => place === id_siret || place === siretOrSiege(null, siege));
    return isMine ? { seule: id_siret } : null;
  }
  if (miens.length === 0) return null;
  const autres = valideurs
    .map((one) => siretOrSiege(one.id_siret, siege))
    .filter((place) => !miens.includes(place));
  return { sauf: [...new Set(autres)].sort() };
}

type OfAssociation = { id_association: string; siege: string | null };

/** Lists what a person manages in the association; an administrator looks at it as a whole, valideur or not. */
export function listStructuresCec(
  actor: Pick<Actor, 'role' | 'associations'>,
  { id_association, siege }: OfAssociation,
): StructureCec[] {
  if (actor.role === 'lca.admin') return [{ siege, id_siret: null, passe_ferme: false }];
  return actor.associations
    .filter((one) => one.id_association === id_association)
    .map(({ id_siret, passe_ferme = false }) => ({
      siege,
      id_siret: id_siret === siege ? null : id_siret,
      passe_ferme,
    }));
}

/** Returns the structure asked for, else the widest one this person manages; undefined when it is not theirs. */
export function findStructureCec(
  actor: Pick<Actor, 'role' | 'associations'>,
  association: OfAssociation,
  idSiret: string | undefined,
): StructureCec | undefined {
  const miennes = listStructuresCec(actor, association);
  const entiere = miennes.find(({ id_siret }) => id_siret === null);
  if (idSiret === undefined) return entiere ?? miennes[0];
  if (idSiret === association.siege) return entiere;
  const sienne = miennes.find(({ id_siret }) => id_siret === idSiret);
  return sienne ?? (entiere && { ...entiere, id_siret: idSiret });
}
