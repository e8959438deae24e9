import { readCampagne } from '@asso/domain/subvention/campagne.schema';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findService } from '../../service/service.sql.ts';
import { insertCampagneVersion, insertSubvention, listVersions } from '../../subvention/subvention.sql.ts';
import {
  coupDePouceVersions,
  demoPeriode,
  ensembleVersions,
  type Periode,
  versionsFormation,
  versionsJeunesse,
  versionsVieLocale,
} from './campagnes.ts';

const subventions = [
  {
    code: 'FDVA',
    id_type_dispositif: 'FDVA',
    lib_type_dispositif: 'Fonds pour le développement de la vie associative',
    mots: 'formation des bénévoles fonctionnement innovation',
    versions: versionsFormation,
  },
  {
    code: 'CDP',
    id_type_dispositif: 'CDP',
    lib_type_dispositif: 'Coup de pouce aux petites associations',
    mots: 'premier projet petite association simple',
    versions: coupDePouceVersions,
  },
  {
    code: 'VIE',
    id_type_dispositif: 'VIE',
    lib_type_dispositif: 'Vie associative locale',
    mots: 'département association locale',
    versions: versionsVieLocale,
  },
  {
    code: 'PJE',
    id_type_dispositif: 'PJE',
    lib_type_dispositif: 'Projets de jeunes',
    mots: 'jeunesse éducation populaire',
    versions: versionsJeunesse,
  },
  {
    code: 'ENSEMBLE',
    id_type_dispositif: 'ENSEMBLE',
    lib_type_dispositif: 'Fonds commun de l’État et du département',
    mots: 'cofinancement département deux services',
    versions: ensembleVersions,
  },
];

/** Publishes the demonstration's campaigns once for each exercise, the first one in two versions. */
export async function seedSubventions(db: Db, now: Date): Promise<void> {
  const service = await findService(db, 'DR13');
  const cofinanceur = await findService(db, 'CD13');
  if (!service || !cofinanceur)
    throw new Error('the services of the demonstration come before its campaigns');
  for (const [rang, { versions, ...subvention }] of subventions.entries()) {
    await inTransaction(db, async (trx) => {
      const id_subvention = await insertSubvention(trx, subvention);
      const periode = demoPeriode(now);
      // Each campaign ends at a second of its own, so that the catalogue has the same order in every demonstration.
      periode.fin.setUTCSeconds(50 + rang);
      await publish(trx, {
        id_subvention,
        periode,
        contenus: versions(periode, service.id, cofinanceur.id),
        now,
      });
    });
  }
}

type Publication = { id_subvention: string; periode: Periode; contenus: readonly object[]; now: Date };

async function publish(trx: Tx, { id_subvention, periode, contenus, now }: Publication): Promise<void> {
  const before = await listVersions(trx, id_subvention);
  if (before.some((one) => one.campagne_exercice >= periode.exercice)) return;
  const published = before.map((one) => one.contenu.champs_personnalises);
  for (const contenu of contenus) {
    const campagne = readCampagne(contenu, published);
    if (!campagne.ok) throw new Error(`campaign of the demonstration: ${JSON.stringify(campagne.problems)}`);
    await insertCampagneVersion(trx, {
      id_subvention,
      campagne_exercice: periode.exercice,
      contenu: campagne.value,
      publiee_le: now,
    });
    published.push(campagne.value.champs_personnalises);
  }
}
