import { expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { eraseSeasonBeneficiaires } from './saisons-finies.job.ts';
import { aBeneficiaire, aClub, passSportCalls, passSportToday } from './test/test-pass-sport.sql.ts';
import { listInscriptionsIn, rowsPsp } from './test/test-service-psp.sql.ts';

const clock = aClock(passSportToday);
const portal = await aPortal({ features, clock });
const { db } = portal;

it('two years after its season a beneficiary is no more; on an inscription the code alone stays', async () => {
  const club = await aClub(db);
  const { begin, enrol } = passSportCalls(portal, club);
  const { id } = await begin();
  const [inscrit, seul] = [await aBeneficiaire(db), await aBeneficiaire(db)];
  await enrol(club.helene, { id }, [inscrit]);
  clock.set('2029-08-31T21:59:00Z');
  await eraseSeasonBeneficiaires({ db, clock });
  expect(await rowsPsp.beneficiaire(db, seul)).toMatchObject({ nom: 'Moulin', efface_le: null });
  clock.set('2029-08-31T22:00:00Z');
  await eraseSeasonBeneficiaires({ db, clock });
  expect(await rowsPsp.beneficiaire(db, seul)).toBeUndefined();
  const left = await rowsPsp.beneficiaire(db, inscrit);
  expect(left).toMatchObject({ prenom: 'Effacé', nom: 'Effacé', commune: '', statut: false });
  expect(left?.efface_le?.toISOString()).toBe('2029-08-31T22:00:00.000Z');
  expect(await listInscriptionsIn(db, id)).toMatchObject([{ id_psp: inscrit, id_etat: '1', montant: 70 }]);
});
