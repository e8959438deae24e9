import type { LigneNommee } from '@asso/contract/association/collections.endpoints';
import { type Acces, isWithin } from '@asso/domain/association/association.rights';
import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import { findLigneEtablissement, isPerEtablissement } from '@asso/domain/association/collection/ligne.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { type OpenAssociation, openAssociation } from '../association-access.ts';
import { findEtablissement } from '../fiche/etablissement.sql.ts';
import { lockLigne, lockLignesNommees, type Perimetre } from './ligne.sql.ts';
import type { LigneRow, RowOf } from './ligne-row.ts';

type Asked<T extends CollectionType> = { type: T; actor: Actor; id_asso: string; nommee: LigneNommee };

/** Gives the row and its association, when this person sees the row and may write in the association. */
export async function openLigne<T extends CollectionType>(
  tx: Tx,
  { type, actor, id_asso, nommee }: Asked<T>,
): Promise<Result<{ association: OpenAssociation; ligne: RowOf<T> }>> {
  const association = await openAssociation(tx, { actor, id_asso }, collections[type].right);
  if (!association.ok) return association;
  const { row, acces, perimetre } = association.value;
  const found = await findLignes(tx, { type, idAssociation: row.id, nommee });
  if (!found.ok) return found;
  const [ligne, ...others] = found.value.filter(
    (one) => one.id_association === row.id && isSeen({ type, ligne: one }, acces, perimetre),
  );
  if (!ligne) return refused({ code: 'association.element-disparu' });
  if (others.length > 0) return refused({ code: 'association.ligne-a-preciser' });
  return ok({ association: association.value, ligne });
}

type Search<T extends CollectionType> = { type: T; idAssociation: string; nommee: LigneNommee };

/** Finds rows by their identifier, or else by values that should name a single row: a year, a number, a union. */
async function findLignes<T extends CollectionType>(
  tx: Tx,
  { type, idAssociation, nommee }: Search<T>,
): Promise<Result<RowOf<T>[]>> {
  const { id, uuid, id_correspondance_parent: id_correspondance, ...rest } = nommee;
  const named = id ?? uuid;
  if (named !== undefined) {
    const ligne = isUuid(named) ? await lockLigne(tx, type, named) : undefined;
    return ok(ligne ? [ligne] : []);
  }
  const said = Object.entries({ ...rest, id_correspondance }).filter(([, value]) => value !== undefined);
  const [unknown] = said.filter(([name]) => !Object.hasOwn(collections[type].fields, name));
  if (unknown)
    return refused({ code: 'kernel.champ-inconnu', field: unknown[0], params: { champ: unknown[0] } });
  if (said.length === 0) return refused({ code: 'association.id-manquant', field: 'id' });
  return ok(await lockLignesNommees(tx, { type, idAssociation }, said as [string, string][]));
}

/**
 * Returns the problem of an establishment that is not of the association, or not open to the writer; undefined when
 * there is none, or when none is named and the writer sees the whole association.
 */
export async function etablissementProblem(
  tx: Tx,
  { row, acces }: OpenAssociation,
  idSiret: string | null | undefined,
): Promise<{ code: string; field: string } | undefined> {
  const problem = { code: 'association.etablissement-inconnu', field: 'id_siret' };
  if (!isWithin(acces, idSiret)) return problem;
  if (typeof idSiret !== 'string' || isBlank(idSiret)) return undefined;
  return (await findEtablissement(tx, row.id, idSiret)) ? undefined : problem;
}

/** Fills the establishment for a secondary manager, who need not name their own. */
export const withOwnSiret = <V extends { id_siret?: string | null }>(value: V, acces: Acces): V =>
  isBlank(value.id_siret) && acces.sirets?.[0] ? { ...value, id_siret: acces.sirets[0] } : value;

/** Completes a row as `withOwnSiret` does a value, when its collection has rows by establishment. */
export const withOwnPlace = <V extends object>(type: CollectionType, value: V, acces: Acces): V =>
  isPerEtablissement(type) ? withOwnSiret(value, acces) : value;

type Seen = { type: CollectionType; ligne: LigneRow };

const isSeen = ({ type, ligne }: Seen, acces: Acces, { depuis }: Perimetre): boolean =>
  isWithin(acces, findLigneEtablissement(type, ligne)) && (depuis === null || ligne.created_at >= depuis);
