import { genreATenir } from '@asso/domain/association/numero-local.rules';
import type { DescribeAssociations } from '../compte/association-registry.ts';
import { readFaits } from './faits.sql.ts';

/**
 * Gives what an account shows of the associations of its person: the numbers of each, and the people of those in which
 * this person is active.
 */
export const describeAssociations: DescribeAssociations = async (db, { personne, memberships }) => {
  const active = memberships.filter(({ etat }) => etat === 'active');
  const faits = await readFaits(db, {
    idUtilisateur: personne.id,
    ids: memberships.map(({ id_association }) => id_association),
    sieges: active
      .filter(({ id_siret, restreint }) => id_siret === null && !restreint)
      .map(({ id_association }) => id_association),
    sirets: active.flatMap(({ id_siret }) => id_siret ?? []),
  });
  return new Map(
    faits.map(({ id, representants, cp_siege, ...faits }) => [
      id,
      {
        ...faits,
        numero_local: genreATenir({ cp_siege, id_siret_siege: faits.id_siret }),
        representantsLegaux: representants.map(({ id, nom, prenom, valideur_cec }) => ({
          id,
          nom: nom ?? '',
          prenom: prenom ?? '',
          valideur_cec,
        })),
      },
    ]),
  );
};
