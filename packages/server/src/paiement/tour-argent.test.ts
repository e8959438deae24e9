// What comes next for granted money is one answer: the dossier, the list, the home page and the e-mails give the same.
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { expect, it } from 'vitest';
import { listMailsTo } from '../association/test/test-associations.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';
import { aGranted } from './test/test-paiements.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { world, ask, move, id_fo } = await aGranted(portal, { campagne: { acompte_pourcent: 50 } });
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';

const surfaces = async () => {
  const { body: list } = await portal.api(dossierEndpoints.listDossiers, {
    as: world.jeanne,
    query: { tour: ['association'], fields: ['id_fo', 'instructions'] },
  });
  const { body: home } = await portal.api(tableauDeBordEndpoints.tableauDeBord, { as: world.jeanne });
  const { body: all } = await portal.api(dossierEndpoints.listDossiers, {
    as: world.jeanne,
    query: { fields: ['id_fo', 'instructions'] },
  });
  return {
    list: list.items.map((one) => one.id_fo),
    home: home.aFaire.map((one) => plain(one.phrase)),
    argent: all.items[0]?.instructions[0]?.argent,
  };
};
const mails = async () =>
  (await listMailsTo(portal.db, world.emails.jeanne)).map(({ texte }) => plain(texte)).join('\n');

it('the association is told of its turn after the decision, and again once the advance is paid', async () => {
  expect(await surfaces()).toMatchObject({
    list: [id_fo],
    home: ['À vous : demandez l’acompte, 1 000 € au plus.'],
    argent: { tour: 'association', a_demander: { montant: 1000 }, ensuite: { montant: 1000 } },
  });
  expect(await mails()).toContain('À vous : demandez l’acompte, 1 000 € au plus.');
  portal.clock.advance(60);
  await ask(1000);
  expect(await surfaces()).toMatchObject({
    list: [],
    home: [],
    argent: { tour: 'service', attendu: { montant: 1000 }, ensuite: { montant: 1000 } },
  });
  for (const action of ['take', 'order'] as const) {
    portal.clock.advance(60);
    await move(action);
  }
  portal.clock.advance(60);
  await move('pay', { paye_le: '2027-02-01', reference: 'DP 1' });
  expect(await surfaces()).toMatchObject({
    list: [id_fo],
    home: ['À vous : demandez le solde, 1 000 €.'],
    argent: { tour: 'association', a_demander: { montant: 1000, nature: 'solde' } },
  });
  expect(await mails()).toContain('À vous : demandez le solde, 1 000 €.');
});
