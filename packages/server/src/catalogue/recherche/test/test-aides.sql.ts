// Test support: publishes the subventions of the demonstrations, one for each model of campaign, and made-up ones.
import { modelesCampagne } from '@asso/domain/catalogue/modeles-campagne.rows';
import { nomsModeles } from '@asso/domain/catalogue/noms-modeles.rows';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { readCampagne } from '@asso/domain/subvention/campagne.schema';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { seedServices } from '../../../seeds/demo/services.ts';
import { seedSubventions } from '../../../seeds/demo/subventions.ts';
import { fondsVivants } from '../../../seeds/vivante/campagnes-vivantes.ts';
import { findService } from '../../../service/service.sql.ts';
import { insertCampagneVersion, insertSubvention } from '../../../subvention/subvention.sql.ts';
import { inventees, modelesTerritoires } from './test-soixante-recherches.ts';

const exercice = 2027;
const dates = { date_debut: '2026-11-01T09:00:00+01:00', date_fin: '2027-02-28T23:59:59+01:00' };

type Publiee = { code: string; dispositif: string; mots?: string; contenu: Partial<Campagne> };

export async function publishAides(db: Db, now: Date): Promise<void> {
  await seedServices(db);
  await seedSubventions(db, now);
  for (const fonds of Object.values(fondsVivants)) {
    const { code, lib_type_dispositif: dispositif, mots } = fonds;
    await publishAide(db, {
      code,
      dispositif,
      mots,
      contenu: fonds.contenu(exercice, dates) as Partial<Campagne>,
    });
  }
  for (const nom of nomsModeles) {
    const { label, aide, type } = modelesCampagne[nom];
    const territoires = modelesTerritoires[nom];
    await publishAide(db, {
      code: `M-${nom}`,
      dispositif: label,
      contenu: {
        ...{ titre: `${label} ${exercice}`, presentation: aide },
        ...(territoires && { territoires: [...territoires] }),
        sous_dispositifs: [{ code: 'A', label: type.label, ...dates }],
      },
    });
  }
  for (const { code, dispositif, type, titre, ...contenu } of inventees) {
    const sous_dispositifs = [{ code: 'A', label: type, ...dates }];
    await publishAide(db, {
      code,
      dispositif,
      contenu: { ...contenu, titre: `${titre} ${exercice}`, sous_dispositifs },
    });
  }
}

async function publishAide(db: Db, { code, dispositif, mots = '', contenu }: Publiee): Promise<void> {
  const service = await findService(db, 'DR13');
  if (!service) throw new Error('the services of the demonstration come before the subventions');
  const campagne = readCampagne({
    ...aCampagne({ domaine_libre: true, documents_attendus: [], champs_personnalises: {} }),
    ...contenu,
    instructeurs: [{ id_service: service.id, isReferent: true }],
  });
  if (!campagne.ok) throw new Error(`${code}: ${JSON.stringify(campagne.problems)}`);
  await inTransaction(db, async (trx) => {
    const row = { code, id_type_dispositif: code, lib_type_dispositif: dispositif, mots };
    const id_subvention = await insertSubvention(trx, row);
    await insertCampagneVersion(trx, {
      id_subvention,
      campagne_exercice: exercice,
      contenu: campagne.value,
      publiee_le: new Date('2026-10-20T10:00:00Z'),
    });
  });
}
