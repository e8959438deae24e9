import { expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { findSubventionId } from '../test/test-catalogue-public.sql.ts';
import { donneWorker } from './donne.job.ts';
import { writeDonne } from './donne.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, inject } = portal;
const world = await aWorld(db);
await world.publish({ titre: 'Zèbre', domaine_libre: true });
const page = async () =>
  (await inject({ url: `/repertoire-des-subventions/${world.code}/zebre` })).body.replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );

it('the page says what was given last year, as long as enough decisions are counted', async () => {
  expect(await page()).not.toContain('Ce qui a été donné');
  const id_subvention = await findSubventionId(db, world.code);
  const donne = {
    annee: 2026,
    demandes: 204,
    accordees: 163,
    moyenneEuros: 980,
    joursPourRepondre: 38,
    tranches: [
      { de: 0, a: 500, nombre: 63 },
      { de: 500, a: 1500, nombre: 100 },
    ],
  };
  await inTransaction(db, (trx) => writeDonne(trx, [{ id_subvention, donne }]));
  const said = await page();
  expect(said).toContain('<strong>163</strong>accordées sur 204 demandes');
  expect(said).toContain('500 à 1 500 €');
  const signal = new AbortController().signal;
  await donneWorker(portal).handler({}, { id: 'x', attempt: 1, isLastAttempt: false, signal });
  expect(await page()).not.toContain('Ce qui a été donné');
});
