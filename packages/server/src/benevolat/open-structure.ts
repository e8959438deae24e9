// A person opens the declarations of an association they belong to, and sees those of the part in which they validate.

import {
  findStructureCec,
  isInPerimetre,
  listStructuresCec,
  type PerimetreCec,
  perimetreCec,
  siretOrSiege,
} from '@asso/domain/benevolat/valideur.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok, type Result } from '@asso/domain/kernel/result';
import { type AssociationRow, findAssociation } from '../association/association.sql.ts';
import { associationIntrouvable } from '../association/association-access.ts';
import type { Db } from '../platform/db/database.ts';
import type { DeclarationRow } from './declaration.sql.ts';
import { readValideurs, type ValideurRow } from './valideur.sql.ts';

export type StructureOuverte = {
  association: AssociationRow;
  perimetre: PerimetreCec | null;
  /** The people who validate, whose names are shown to a person who does not. */
  valideurs: Pick<ValideurRow, 'prenom' | 'nom'>[];
};

type Asked = { actor: Actor; idAsso: string; idSiret: string | undefined };

export async function openStructure(
  db: Db,
  { actor, idAsso, idSiret }: Asked,
): Promise<Result<StructureOuverte>> {
  const reference = recogniseReference(idAsso);
  const association = reference ? await findAssociation(db, reference) : undefined;
  if (!association) return associationIntrouvable;
  const { id, id_siret_siege: siege } = association;
  const structure = findStructureCec(actor, { id_association: id, siege }, idSiret);
  if (!structure) return associationIntrouvable;
  const representants = (await readValideurs(db, [id])).get(id) ?? [];
  const { id_siret, passe_ferme } = structure;
  const isOfThere = (one: ValideurRow) => id_siret === null || [id_siret, siege, null].includes(one.id_siret);
  return ok({
    association,
    perimetre: perimetreCec({ email: actor.email, representants, structure }),
    valideurs: passe_ferme ? [] : representants.filter(isOfThere),
  });
}

/**
 * Lists the places of an association (head office, establishments) where this person validates, whichever of them they
 * act for at this moment.
 */
export const readPerimetresCec = (
  actor: Pick<Actor, 'role' | 'associations' | 'email'>,
  association: { id_association: string; siege: string | null },
  representants: readonly ValideurRow[],
): PerimetreCec[] =>
  listStructuresCec(actor, association).flatMap(
    (structure) => perimetreCec({ email: actor.email, representants, structure }) ?? [],
  );

/** Tells whether this person sees a locked declaration, and so may decide it. */
export async function seesDeclaration(db: Db, actor: Actor, row: DeclarationRow): Promise<boolean> {
  const { id_association, siege } = row;
  const representants = (await readValideurs(db, [id_association])).get(id_association) ?? [];
  const place = siretOrSiege(row.etab_siret, siege);
  return readPerimetresCec(actor, { id_association, siege }, representants).some((one) =>
    isInPerimetre(one, place),
  );
}
