import { type Acces, isWithin } from '@asso/domain/association/association.rights';
import { type CollectionType, collections } from '@asso/domain/association/collections.rows';
import type { Actor } from '@asso/domain/compte/actor';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../platform/db/database.ts';
import { type OpenAssociation, openAssociation } from './association-access.ts';
import { findEtablissement } from './etablissement.sql.ts';
import { lockLigne, type Perimetre } from './ligne.sql.ts';
import type { LigneRow, RowOf } from './ligne-row.ts';

type Asked<T extends CollectionType> = { type: T; actor: Actor; id_asso: string; id: string };

/** The row and its association, when this person sees the one and may write in the other. */
export async function openLigne<T extends CollectionType>(
  tx: Tx,
  { type, actor, id_asso, id }: Asked<T>,
): Promise<Result<{ association: OpenAssociation; ligne: RowOf<T> }>> {
  const association = await openAssociation(tx, { actor, id_asso }, collections[type].right);
  if (!association.ok) return association;
  const ligne = isUuid(id) ? await lockLigne(tx, type, id) : undefined;
  const { row, acces, perimetre } = association.value;
  const isTheirs = ligne?.id_association === row.id && isSeen(ligne, acces, perimetre);
  return isTheirs
    ? ok({ association: association.value, ligne })
    : refused({ code: 'association.element-disparu' });
}

/** Nothing, when this establishment is one of the association's, open to who writes. */
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

/** A secondary manager writes for their own establishment without saying so. */
export const withOwnSiret = <V extends { id_siret?: string | null }>(value: V, acces: Acces): V =>
  isBlank(value.id_siret) && acces.sirets?.[0] ? { ...value, id_siret: acces.sirets[0] } : value;

const isSeen = (ligne: LigneRow, acces: Acces, { depuis }: Perimetre): boolean =>
  isWithin(acces, ligne.id_siret) && (depuis === null || ligne.created_at >= depuis);
