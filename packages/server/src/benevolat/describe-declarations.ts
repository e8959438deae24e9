import type { DescribeAssociations } from '../compte/association-registry.ts';
import { findActor } from '../compte/utilisateur.sql.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { countToDecide } from './declaration-list.sql.ts';
import { readPerimetresCec } from './open-structure.ts';
import { readSieges, readValideurs } from './valideur.sql.ts';

/**
 * Tells, in a person's account, for each of their associations, whether they validate there and how many declarations
 * wait for them.
 */
export const describeDeclarations =
  (clock: Clock): DescribeAssociations =>
  async (db, { personne, memberships }) => {
    const found = await findActor(db, personne.id);
    if (!found) return new Map();
    const ids = [...new Set(memberships.map(({ id_association }) => id_association))];
    const [valideurs, sieges] = await Promise.all([readValideurs(db, ids), readSieges(db, ids)]);
    const actor = { ...found, role: 'lca.association' };
    const facts = ids.map(async (id_association) => {
      const siege = sieges.get(id_association) ?? null;
      const perimetres = readPerimetresCec(
        actor,
        { id_association, siege },
        valideurs.get(id_association) ?? [],
      );
      return [
        id_association,
        {
          isValideurCEC: perimetres.length > 0,
          declarations: await count(db, { id_association, perimetres, now: clock.now() }),
        },
      ] as const;
    });
    return new Map(await Promise.all(facts));
  };

const count = (db: Db, of: Parameters<typeof countToDecide>[1]): Promise<number> | number =>
  of.perimetres.length === 0 ? 0 : countToDecide(db, of);
