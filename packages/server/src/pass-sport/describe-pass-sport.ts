import { exerciceCourant } from '@asso/domain/pass-sport/exercice.rules';
import type { DescribeAssociations } from '../compte/association-registry.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { hasDossierPsp } from './dossier-psp.sql.ts';
import { listExercices } from './exercice.sql.ts';
import { eligibiliteDe } from './load-structure.ts';

/** An account tells, for each of its associations, whether Pass'Sport opens to it [R2.22]. */
export const describePassSport =
  (clock: Clock): DescribeAssociations =>
  async (db, { memberships }) => {
    const now = clock.now();
    const exercice = exerciceCourant(await listExercices(db), now);
    if (!exercice) return new Map();
    const actives = memberships.filter(({ etat, restreint }) => etat === 'active' && !restreint);
    const ids = [...new Set(actives.map(({ id_association }) => id_association))];
    const facts = ids.map(async (id_association) => {
      const { eligible } = await eligibiliteDe(db, { id_association, exercice, now });
      const isPassSportEligible = eligible || (await hasDossierPsp(db, id_association));
      return [id_association, { isPassSportEligible }] as const;
    });
    return new Map(await Promise.all(facts));
  };
