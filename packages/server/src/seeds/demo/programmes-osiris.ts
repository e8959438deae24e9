import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertProgramme } from '../../transfert/programme.sql.ts';
import { keepProgramme } from '../../transfert/save-programme.ts';
import { actorOfEmail, done } from './acteurs.ts';

/** The numbers are those of the State's budget, but the dispositifs of each programme are invented. */
const programmes = [
  { code: '163', libelle: 'Jeunesse et vie associative', dispositifs: ['FDVA', 'CDP', 'VIE', 'PJE'] },
  { code: '219', libelle: 'Sport', dispositifs: ['CNDS', 'FEDE'] },
];

/** Writes the programmes, each once; the account `nadia.colin` may read only the first of them. */
export async function seedProgrammesOsiris(platform: Platform): Promise<void> {
  const actor = await actorOfEmail(platform, 'remi.dufour@demo.example');
  const lectrice = await actorOfEmail(platform, 'nadia.colin@demo.example');
  if (!actor || !lectrice) return;
  const at = platform.clock.now();
  for (const [rank, { dispositifs, ...programme }] of programmes.entries()) {
    await inTransaction(platform.db, async (trx) => {
      // A programme is written once, so later changes to it are kept.
      if (!(await insertProgramme(trx, { ...programme, at }))) return;
      const parts = dispositifs.map((id_type_dispositif) => ({
        id_type_dispositif,
        id_sous_type_dispositif: null,
      }));
      const comptes = rank === 0 ? [lectrice.id] : [];
      const ecriture = {
        ...programme,
        dispositifs: parts,
        comptes,
        actor,
        at,
        action: 'programme.creer' as const,
      };
      done(await keepProgramme(trx, ecriture, async () => null));
    });
  }
}
