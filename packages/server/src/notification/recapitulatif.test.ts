import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { expect, test } from 'vitest';
import { aClock } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { notificationFeature } from './feature.ts';
import { notify } from './notify.ts';
import { sendRecapitulatif } from './recapitulatif.job.ts';
import { aDestinataire } from './test/test-destinataires.sql.ts';

const { savePreferences, markNotificationsLues } = notificationEndpoints;
const clock = aClock('2027-03-01T09:00:00Z');
const portal = await aPortal({ features: [notificationFeature], clock });
const { db, api } = portal;

/** This person has one e-mail a day for the states of dossiers. */
async function aPersonOnceADay() {
  const person = await aDestinataire(db, {});
  const as = {
    ...person,
    ...{ civilite: 'M' as const, nom: 'Diop', prenom: 'Amadou', role: 'lca.association' as const },
    ...{ roles: ['lca.association' as const], associations: [], services: [], territoire: null },
  };
  await api(savePreferences, { as, body: { preferences: [{ kind: 1, rythme: 'jour' }] } });
  const mails = async () => {
    await portal.runJobs();
    return (await api(mailboxEndpoints.listMails, { query: { to: person.email } })).body;
  };
  const tell = (numero: number, etat: string) => {
    // Each notification comes a second after the one before, since the e-mail tells them in their order.
    clock.advance(1);
    return inTransaction(db, (trx) =>
      notify(portal, trx, {
        ...{ kind: 1, to: [person.id], params: { etat } },
        objet: {
          ...{ type: 'dossier', libelle: `dossier 26-00000${numero}`, lien: null },
          id: `0b6b2f3a-0000-4000-8000-00000000000${numero}`,
        },
      }),
    );
  };
  return { ...person, as, mails, tell };
}

test('what waits leaves once, in a single e-mail grouped by dossier', async () => {
  const { id, mails, tell } = await aPersonOnceADay();
  await tell(1, 'transmis');
  await tell(2, 'accordé');
  await tell(1, 'à l’étude');
  expect(await mails()).toEqual([]);
  await Promise.all([sendRecapitulatif(portal, id), sendRecapitulatif(portal, id)]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Vos nouvelles du jour\s:\s3\snouvelles$/);
  expect(mail?.text).toMatch(
    /Dossier 26-000001\s: transmis\s; à l’étude\.\n\nDossier 26-000002\s: accordé\./,
  );
  await sendRecapitulatif(portal, id);
  expect(await mails()).toHaveLength(1);
});

test('what was read on the portal meanwhile is told no more, and the next day has its own e-mail', async () => {
  const { id, as, mails, tell } = await aPersonOnceADay();
  await tell(3, 'transmis');
  await api(markNotificationsLues, { as, body: { toutes: true } });
  await sendRecapitulatif(portal, id);
  expect(await mails()).toEqual([]);
  await tell(4, 'accordé');
  await sendRecapitulatif(portal, id);
  await tell(5, 'refusé');
  await sendRecapitulatif(portal, id);
  expect(await mails()).toHaveLength(2);
});

test('who wants an e-mail at once again has it at once, and what waited still leaves in the morning', async () => {
  const { id, as, mails, tell } = await aPersonOnceADay();
  await tell(6, 'transmis');
  await api(savePreferences, { as, body: { preferences: [{ kind: 1, rythme: 'aussitot' }] } });
  await tell(7, 'accordé');
  expect(await mails()).toHaveLength(1);
  await sendRecapitulatif(portal, id);
  expect(await mails()).toHaveLength(2);
});
