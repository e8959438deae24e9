// This file reads an affiliation whose query names both associations by one of their numbers (§7 POST
// association/affiliations).
import { toFiche } from '@asso/domain/association/fiche.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { type AssociationRow, findAssociation } from '../association.sql.ts';
import { associationIntrouvable, type OpenAssociation, openAssociation } from '../association-access.ts';

type Named = { actor: Actor; id_asso_membre?: string; id_asso_parent?: string };

/** Refuses a member that is not the association itself; for the union named, the registers fill what was not typed. */
export async function withUnion<V extends object>(
  tx: Tx,
  { row }: OpenAssociation,
  { value, actor, id_asso_membre, id_asso_parent }: Named & { value: V },
): Promise<Result<V>> {
  if (id_asso_membre !== undefined) {
    const member = await openAssociation(tx, { actor, id_asso: id_asso_membre }, 'edit');
    if (!member.ok) return member;
    if (member.value.row.id !== row.id) return associationIntrouvable;
  }
  if (id_asso_parent === undefined) return ok(value);
  const reference = recogniseReference(id_asso_parent);
  const union = reference ? await findAssociation(tx, reference) : undefined;
  if (!union) return refused({ code: 'association.union-inconnue', field: 'id_asso_parent' });
  const said = Object.entries(value).filter(([, one]) => !isBlank(one));
  return ok({ ...saidByRegisters(union), ...Object.fromEntries(said) } as V);
}

/** Gives what the registers say of the union; what the union typed in its own file is not copied. */
function saidByRegisters({ registre, nom, id_siren }: AssociationRow): object {
  const { activites, coordonnees } = toFiche({ registre, corps: {}, ids: {} });
  return { nom, id_siren, objet: activites.objet, adresse: coordonnees.adresse_siege };
}
