import type { DemarcheView } from '@asso/contract/association/demarches.endpoints';
import { instantThere } from '@asso/domain/identifiants/dates-affichees';
import { etatExercice, exerciceCourant, nameSaison } from '@asso/domain/pass-sport/exercice.rules';
import type { AssociationRow } from '../association/association.sql.ts';
import type { DescribeAssociations } from '../compte/association-registry.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { hasDossierPsp } from './dossier-psp.sql.ts';
import { listExercices } from './exercice.sql.ts';
import { eligibiliteFor } from './load-structure.ts';

/** Offers to enrol beneficiaries to the associations that may, while the exercise is open. */
export async function demarchePassSport(
  db: Db,
  { row, now }: { row: AssociationRow; now: Date },
): Promise<DemarcheView[]> {
  const exercice = exerciceCourant(await listExercices(db), now);
  if (!exercice || !row.id_siret_siege || etatExercice(exercice, now) !== 'ouvert') return [];
  const { eligible } = await eligibiliteFor(db, { id_association: row.id, exercice, now });
  if (!eligible) return [];
  return [
    {
      id: 'pass-sport',
      titre: `Inscrire des bénéficiaires du Pass’Sport ${nameSaison(exercice.id)}`,
      echeance: instantThere(exercice.date_fin, '23:59:59').toISOString(),
      lien: `/associations/${row.id_siret_siege}/pass-sport`,
      domaine: null,
      type_agrement: null,
      faite: null,
      manques: [],
    },
  ];
}

/**
 * Tells, in a person's account, in which of their associations Pass'Sport is shown: those that may enrol now, and those
 * that already have a dossier [R2.22].
 */
export const describePassSport =
  (clock: Clock): DescribeAssociations =>
  async (db, { memberships }) => {
    const now = clock.now();
    const exercice = exerciceCourant(await listExercices(db), now);
    if (!exercice) return new Map();
    const actives = memberships.filter(({ etat, restreint }) => etat === 'active' && !restreint);
    const ids = [...new Set(actives.map(({ id_association }) => id_association))];
    const facts = ids.map(async (id_association) => {
      const { eligible } = await eligibiliteFor(db, { id_association, exercice, now });
      const isPassSportEligible = eligible || (await hasDossierPsp(db, id_association));
      return [id_association, { isPassSportEligible }] as const;
    });
    return new Map(await Promise.all(facts));
  };
