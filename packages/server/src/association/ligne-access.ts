import { type Acces, type AssociationAction, isWithin } from '@asso/domain/association/association.rights';
import type { Actor } from '@asso/domain/compte/actor';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../platform/db/database.ts';
import { type OpenAssociation, openAssociation } from './association-access.ts';
import { findEtablissement } from './etablissement.sql.ts';
import type { Perimetre } from './representant.sql.ts';

/** A row of a collection: of which association, of which establishment, written when. */
type Ligne = { id_association: string; id_siret: string | null; created_at: Date };

type Asked = { actor: Actor; id_asso: string; id: string };

/** The row and its association, when this person sees the one and may write in the other. */
export async function openLigne<L extends Ligne>(
  tx: Tx,
  { actor, id_asso, id }: Asked,
  { right, lock }: { right: AssociationAction; lock: (tx: Tx, id: string) => Promise<L | undefined> },
): Promise<Result<{ association: OpenAssociation; ligne: L }>> {
  const association = await openAssociation(tx, { actor, id_asso }, right);
  if (!association.ok) return association;
  const ligne = isUuid(id) ? await lock(tx, id) : undefined;
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

const isSeen = (ligne: Ligne, acces: Acces, { depuis }: Perimetre): boolean =>
  isWithin(acces, ligne.id_siret) && (depuis === null || ligne.created_at >= depuis);

const isUuid = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
