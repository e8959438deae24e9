import type { LignesAnnuaire } from '@asso/domain/association/registre/registre-annuaire.rules';
import { withSession } from '../../platform/db/session.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { readEtablissements } from '../import/import-registre.sql.ts';
import { writeAssociations } from '../import/lot-associations.ts';
import { writeEtablissements } from '../import/lot-etablissements.ts';
import { againIfOvertaken } from '../import/overtaken.ts';

/** Writes what the directory says as an import of Sirene does; what associations typed is not changed. */
export const writeAnnuaire = (
  { pool, clock }: Pick<Platform, 'pool' | 'clock'>,
  found: readonly LignesAnnuaire[],
): Promise<void> =>
  withSession(pool, {}, ({ db, copyInto }) =>
    againIfOvertaken(() =>
      inTransaction(db, async (tx) => {
        const ecriture = { tx, copyInto, at: clock.now() };
        const associations = found.map(({ association }) => ({
          source: 'Sirene' as const,
          ligne: association,
        }));
        await writeAssociations(ecriture, associations.map(numbered), null);
        const etablissements = found.flatMap((one) => one.etablissements);
        const known = await readEtablissements(
          tx,
          etablissements.map(({ siret }) => siret),
        );
        // The directory gives a street for seats only, so a secondary establishment that is known already keeps its
        // row.
        const added = etablissements.filter(({ est_siege, siret }) => est_siege || !known.has(siret));
        await writeEtablissements(ecriture, added.map((ligne) => ({ ligne })).map(numbered));
      }),
    ),
  );

const numbered = <T extends object>(one: T, rang: number) => ({ ...one, numero: rang + 1 });
