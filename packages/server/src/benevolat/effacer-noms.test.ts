import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { eraseBenevoleNoms } from './effacer-noms.job.ts';
import {
  aBenevolatWorld,
  benevolatToday,
  declarationCalls,
  declarationsCsv,
  rowsIn,
  sessionsCsv,
} from './test/test-declarations.sql.ts';

const clock = aClock(benevolatToday);
const portal = await aPortal({ features, clock });
const { db } = portal;

it('five years after a decision nothing says who it was about; figures keep the rest', async () => {
  const monde = await aBenevolatWorld(db);
  const { importe, list, decide } = declarationCalls(portal, monde);
  await importe('sessions', sessionsCsv);
  const ligne = { association: monde.id_rna, reference: randomUUID(), heures: 130 };
  await importe('declarations', declarationsCsv([ligne]));
  const id = (await list(monde.helene)).body.items[0]?.id ?? '';
  await decide(monde.helene, { id }, { status: 'Validée' });
  clock.set('2032-03-15T09:29:59Z');
  await eraseBenevoleNoms({ db, clock });
  expect(await rowsIn(db, id)).toMatchObject({ nom: 'Petit', prenom: 'Lina', reference: ligne.reference });
  clock.set('2032-03-15T09:30:00Z');
  await eraseBenevoleNoms({ db, clock });
  await eraseBenevoleNoms({ db, clock });
  expect(await rowsIn(db, id)).toMatchObject({
    prenom: '',
    nom: 'Nom effacé',
    civilite: null,
    fonction: null,
    reference: `effacee-${id}`,
    status: 'Validée',
    heures: 130,
    declare_le: '2027-03-12',
    version: 3,
  });
  const again = await importe('declarations', declarationsCsv([ligne]));
  expect(again.body.bilan).toMatchObject({ ajoutee: 0, rejetee: 1 });
});
