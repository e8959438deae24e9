import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { expect, test } from 'vitest';
import { listMailsTo } from '../association/test/test-associations.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';
import { aGranted } from './test/test-paiements.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const latestTo = async (to: string) => {
  const [mail] = await listMailsTo(portal.db, to);
  return { objet: said(mail?.objet), texte: said(mail?.texte) };
};
const said = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('a dossier declared paid at once is told with its sum, its day and its account', async () => {
  const { world, decide } = await aGranted(portal);
  portal.clock.advance(60);
  await decide('markPaid');
  const { objet, texte } = await latestTo(world.emails.jeanne);
  expect(objet).toMatch(/^Versé : .*, 2 000 €$/);
  expect(texte).toMatch(/Versement effectué : totalité, 2 000 €, le \d\d\/\d\d\/\d{4}\./);
  expect(texte).toMatch(/Sur le compte FR76 .*0353\. En tout : 2 000 € sur 2 000 € accordés\./);
  const inbox = await portal.api(notificationEndpoints.readUserNotifications, { as: world.jeanne });
  expect(said(inbox.body.items[0]?.sentence)).toContain('demande de paiement : payé (totalité, 2 000 €).');
});

test('the e-mail of a payment names it once', async () => {
  const { world, ask } = await aGranted(portal);
  portal.clock.advance(60);
  await ask(1200);
  const { texte } = await latestTo(world.emails.agent);
  expect(texte).toContain('demande à être payée : un acompte de 1 200 €.');
  expect(texte).not.toContain('Paiement demandé : acompte');
});
