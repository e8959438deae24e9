import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { listMailsTo } from '../association/test/test-associations.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { setContact } from '../service/test/test-services.sql.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';
import { leaveRib, sumPaiements } from './test/test-paiements.sql.ts';
import { aGranted, versement } from './test/test-paiements.ts';

const portal = await aPortal({ features, clock: aClock(today) });

test('an association asks what is granted to it, and the service is told [R4.41]', async () => {
  const { world, ask, latest, list, etat, facts } = await aGranted(portal);
  const asked = await ask(1200);
  expect([asked.status, asked.body.reste, asked.body.engage, asked.body.verse]).toEqual([201, 800, 1200, 0]);
  expect(await latest()).toMatchObject({
    etat: '1',
    lib_etat: 'enregistré',
    emetteur: 'lca',
    nature: 'acompte',
    montant: 1200,
    iban_masque: expect.stringMatching(/^FR76.*0353$/),
    moves: ['remove'],
  });
  expect(await etat()).toBe('6');
  expect((await facts())[0]).toMatchObject({ fait: 'Paiement demandé', montant: 1200, cote: 'association' });
  const [seen] = (await list(world.agent)).body.items;
  expect(seen?.moves).toEqual(['take', 'refuse', 'remove']);
});

test('treated, put in payment, then paid: the instruction follows each [R4.42] [R4.43] [R4.44] [R4.9]', async () => {
  const { ask, move, etat, latest, calls, world, id_fo } = await aGranted(portal);
  await ask(2000);
  const early = await move('order');
  expect([early.status, early.codes]).toEqual([409, ['paiement.mouvement-trop-tot']]);
  expect(early.problem.message).toContain('n’est pas encore possible. Elle doit d’abord être');
  expect((await latest()).emetteur).toBe('lca');
  expect((await move('take')).status).toBe(200);
  expect([(await latest()).lib_etat, await etat()]).toEqual(['en cours de traitement', '7']);
  expect((await latest()).emetteur).toBe('bo');
  expect((await move('order', { engagement: 'EJ 2100012345', imputation: '0163-01' })).status).toBe(200);
  expect([(await latest()).lib_etat, (await latest()).emetteur, await etat()]).toEqual([
    'en paiement',
    'bo',
    '8',
  ]);
  const paid = await move('pay', versement);
  expect([paid.status, paid.body.verse, paid.body.reste]).toEqual([200, 2000, 0]);
  expect(await latest()).toMatchObject({
    lib_etat: 'payé',
    emetteur: 'bo',
    nature: 'totalite',
    engagement: 'EJ 2100012345',
    imputation: null,
    ...versement,
    moves: [],
  });
  expect(await etat()).toBe('9');
  expect((await calls.read(world.jeanne, id_fo)).instructions[0]?.lib_etat).toBe(
    'payé, en attente des comptes-rendus financiers',
  );
});

test('paid in part, an instruction goes on; the balance is asked once the advance is paid', async () => {
  const campagne = { demande_paiement: 'plusieurs', acompte_pourcent: 30 } as const;
  const { ask, move, etat, list, latest, world } = await aGranted(portal, { campagne });
  expect((await list()).body).toMatchObject({ plafond: 600, acompte_pourcent: 30, rights: { ask: true } });
  expect((await ask(600.01)).codes).toEqual(['paiement.acompte-trop-grand']);
  expect((await ask(600)).status).toBe(201);
  expect((await ask(1400)).codes).toEqual(['paiement.acompte-attendu']);
  expect((await list()).body.empechement).toBe(
    'Une demande de paiement est en cours. Demandez le solde une fois l’acompte versé.',
  );
  await move('take');
  await move('order');
  portal.clock.advance(60);
  await move('pay', versement);
  expect([await etat(), (await list()).body.verse]).toEqual(['8', 600]);
  const [mail] = await listMailsTo(portal.db, world.emails.jeanne);
  const texte = mail?.texte.replaceAll(/\s+/g, ' ');
  expect(texte).toMatch(/Sur le compte FR76.*0353\. En tout : 600 € sur 2 000 € accordés\./);
  expect((await ask(1400)).status).toBe(201);
  expect([(await latest()).nature, await etat()]).toEqual(['solde', '8']);
});

test('refused with its reason, the amount may be asked again [R4.45]', async () => {
  const { ask, move, latest, etat, list, facts } = await aGranted(portal);
  await ask(2000);
  expect((await ask(1)).codes).toEqual(['paiement.tout-demande']);
  const silent = await move('refuse', { motif: ' ' });
  expect([silent.status, silent.codes, silent.problem.field]).toEqual([
    400,
    ['paiement.motif-obligatoire'],
    'motif',
  ]);
  expect((await move('refuse', { motif: 'Le RIB est fermé.' })).status).toBe(200);
  expect(await latest()).toMatchObject({
    etat: '7',
    lib_etat: 'refusé par le service instructeur',
    emetteur: 'bo',
    motif: 'Le RIB est fermé.',
    moves: [],
  });
  expect((await facts())[0]).toMatchObject({
    fait: 'Demande de paiement refusée',
    motif: 'Le RIB est fermé.',
  });
  expect([await etat(), (await list()).body.reste]).toEqual(['6', 2000]);
  expect((await ask(2000)).status).toBe(201);
});

test('an association removes what nobody has taken up, the service until it is put in payment [R4.46] [R4.47]', async () => {
  const { world, ask, move, remove, latest } = await aGranted(portal);
  await ask(100);
  expect((await remove(world.jeanne)).status).toBe(200);
  expect(await latest()).toMatchObject({ etat: '8', lib_etat: 'supprimé', emetteur: 'lca' });
  await ask(100);
  await move('take');
  const late = await remove(world.jeanne);
  expect([late.status, late.codes]).toEqual([409, ['paiement.mouvement-impossible']]);
  expect(late.problem.message).toContain('« en cours de traitement »');
  expect((await remove(world.agent)).status).toBe(200);
  expect(await latest()).toMatchObject({ etat: '9', lib_etat: 'supprimé', emetteur: 'bo' });
  await ask(100);
  await move('take');
  await move('order');
  expect((await remove(world.agent)).codes).toEqual(['paiement.mouvement-impossible']);
  expect((await move('refuse', { motif: 'Trop tard.' })).codes).toEqual(['paiement.mouvement-impossible']);
});

test('a service records what it pays without being asked: it is treated at once [R9.54]', async () => {
  const { world, ask, etat, latest } = await aGranted(portal, { campagne: { demande_paiement: 'aucune' } });
  const unasked = await ask(2000);
  expect([unasked.status, unasked.codes]).toEqual([403, ['paiement.sans-demande']]);
  expect((await ask(2000, { as: world.agent })).status).toBe(201);
  expect(await latest()).toMatchObject({ etat: '2', emetteur: 'bo', nature: 'totalite' });
  expect(await etat()).toBe('7');
});

test('nothing is asked before the decision, nor once all is paid', async () => {
  const { ask, decide, latest, etat } = await aGranted(portal);
  await decide('markPaid');
  expect(await etat()).toBe('9');
  // Declaring the dossier paid declares the rest of its amount.
  expect(await latest()).toMatchObject({ etat: '4', emetteur: 'bo', montant: 2000, paye_le: '2027-02-01' });
  const late = await ask(1);
  expect([late.status, late.codes]).toEqual([409, ['paiement.non-payable']]);
});

test('a dossier is not declared paid over the head of a request', async () => {
  const { id, ask, decide, move, etat } = await aGranted(portal);
  await ask(500);
  const refused = await decide('markPaid');
  expect([refused.status, refused.codes]).toEqual([409, ['paiement.en-cours']]);
  expect(refused.problem.raison).toMatch(/^Un versement est en cours sur ce dossier : acompte de 500\s€\.$/);
  expect(await etat()).toBe('6');
  await move('take');
  await move('order');
  await move('pay', versement);
  expect((await decide('markPaid')).status).toBe(200);
  expect([await etat(), await sumPaiements(portal.db, id, '4')]).toEqual(['9', 2000]);
});

test.each([
  ['more than what is granted', 2000.01, 'paiement.montant-trop-grand'],
  ['nothing', 0, 'paiement.montant'],
  ['less than nothing', -5, 'paiement.montant'],
  ['a thousandth', 0.001, 'paiement.montant'],
])('%s is not asked', async (_, montant, code) => {
  const { ask, list } = await aGranted(portal);
  const refused = await ask(montant);
  expect([refused.status, refused.codes, refused.problem.field]).toEqual([400, [code], 'montant']);
  expect((await list()).body.items).toEqual([]);
});

test('an account that can receive no money receives none', async () => {
  const { id, ask, move, world } = await aGranted(portal);
  await ask(100);
  await leaveRib(portal.db, id);
  const refused = await ask(100);
  expect([refused.status, refused.codes]).toEqual([422, ['paiement.rib-incomplet']]);
  await move('take');
  expect((await move('order')).codes).toEqual(['paiement.rib-incomplet']);
  expect((await ask(100, { as: world.agent })).codes).toEqual(['paiement.rib-incomplet']);
});

test('a payment is dated between the decision and today, and has its reference', async () => {
  const { ask, move } = await aGranted(portal);
  await ask(2000);
  await move('take');
  await move('order');
  for (const paye_le of ['2027-01-31', '2027-02-02', undefined]) {
    const refused = await move('pay', { ...versement, paye_le });
    expect([refused.status, refused.codes, refused.problem.field]).toEqual([
      400,
      ['paiement.date'],
      'paye_le',
    ]);
  }
  expect((await move('pay', { paye_le: '2027-02-01' })).codes).toEqual(['paiement.reference']);
  expect((await move('pay', versement)).status).toBe(200);
});

test('two at once never ask more than what is granted', async () => {
  const { ask, list } = await aGranted(portal);
  const statuses = (await Promise.all([1200, 1200, 1200, 1200].map((montant) => ask(montant)))).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([201, 400, 400, 400]);
  expect((await list()).body).toMatchObject({ engage: 1200, reste: 800 });
});

test('nor an association and its service at once', async () => {
  const { world, ask, list } = await aGranted(portal);
  const both = await Promise.all([ask(2000), ask(2000, { as: world.agent })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await list()).body.engage).toBe(2000);
});

test('a request sent twice is made once', async () => {
  const { ask, list } = await aGranted(portal);
  const [first, second] = [
    await ask(100, { key: 'paiement-double' }),
    await ask(100, { key: 'paiement-double' }),
  ];
  expect([first.status, second.status, second.body.items.length]).toEqual([201, 201, 1]);
  expect((await list()).body.engage).toBe(100);
});

test('of two agents who move a payment at once, one is told that it moved', async () => {
  const { ask, move, latest } = await aGranted(portal);
  await ask(100);
  const { version } = await latest();
  const both = await Promise.all([
    move('take', {}, { ifMatch: version }),
    move('refuse', { motif: 'Non.' }, { ifMatch: version }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const codes = both.flatMap((one) => (one.status === 409 ? one.codes : []));
  expect(codes).toEqual(['kernel.conflit']);
});

test('a payment read before somebody moved it says who changed it, what and when', async () => {
  const { ask, move, latest } = await aGranted(portal);
  await ask(100);
  const { version } = await latest();
  expect((await move('refuse', { motif: 'Non.' }, { ifMatch: version })).status).toBe(200);
  const late = await move('take', {}, { ifMatch: version });
  expect(late.problem).toMatchObject({
    ...{ status: 409, par: expect.stringMatching(/\S \S/), le: portal.clock.now().toISOString() },
    problems: [
      {
        code: 'kernel.conflit',
        params: { quoi: expect.stringMatching(/^ce versement \(acompte de 100\s€, désormais « refusé/) },
      },
    ],
  });
});

test('each side is told by the other, in the inbox and by e-mail, once', async () => {
  const { world, ask, move } = await aGranted(portal);
  const told = async (as: Actor) =>
    (
      await portal.api(notificationEndpoints.readUserNotifications, { as, query: { kinds: [1] } })
    ).body.items.map(({ sentence }) => sentence.replaceAll(/[\u00a0\u202f]/g, ' '));
  const mails = async (to: string) => {
    await portal.runJobs();
    const { body } = await portal.api(mailboxEndpoints.listMails, { query: { to } });
    return body.map(({ subject }) => subject);
  };
  const before = (await told(world.jeanne)).length;
  await ask(500);
  expect(await told(world.agent)).toContainEqual(
    expect.stringContaining('demande de paiement : enregistré (acompte de 500 €).'),
  );
  await move('take');
  const after = await told(world.jeanne);
  // One message, which names the sum: not the bare state of the dossier.
  expect(after).toContainEqual(
    expect.stringContaining('demande de paiement : en cours de traitement (acompte de 500 €).'),
  );
  expect(after).toHaveLength(before + 1);
  await move('refuse', { motif: 'RIB fermé.' });
  expect(await told(world.jeanne)).toContainEqual(
    expect.stringContaining('demande de paiement : refusé par le service instructeur (acompte de 500 €).'),
  );
  expect(await mails(world.emails.jeanne)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Versement préparé/),
      expect.stringMatching(/^Paiement refusé/),
    ]),
  );
});

test('an e-mail of the service is answered to the service, and says how to reach it; the association’s is not', async () => {
  const { world, ask, move } = await aGranted(portal);
  await setContact(portal.db, world.drajes.id, {
    adresse: {},
    telephone: '0465710000',
    email: 'drajes.sud@exemple.fr',
  });
  const latestTo = async (to: string) => (await listMailsTo(portal.db, to))[0];
  portal.clock.advance(60);
  await ask(500);
  const asked = await latestTo(world.emails.agent);
  expect([asked?.objet, asked?.repondre_a]).toEqual([expect.stringMatching(/^Paiement demandé/), null]);
  portal.clock.advance(60);
  await move('refuse', { motif: 'RIB fermé.' });
  const refused = await latestTo(world.emails.jeanne);
  expect([refused?.objet, refused?.repondre_a]).toEqual([
    expect.stringMatching(/^Paiement refusé/),
    'drajes.sud@exemple.fr',
  ]);
  expect(refused?.texte.replaceAll(/\s/g, ' ')).toMatch(
    /Pour joindre .+ 04 65 71 00 00, drajes\.sud@exemple\.fr/,
  );
});

test('the account follows the dossier until it is put in payment, then is kept', async () => {
  const { ask, move, latest } = await aGranted(portal);
  await ask(100);
  const { titulaire, iban_masque } = await latest();
  expect([titulaire, iban_masque]).toEqual(['LES VOISINS DE LA RUE HAUTE', expect.stringContaining('0353')]);
  await move('take');
  await move('order', { imputation: '0163-01' });
  expect((await latest()).imputation).toBeNull();
});

test('« où en est l’argent » says what is asked, granted, paid and to come', async () => {
  const { world, ask, move } = await aGranted(portal, { accorde: 1500.5 });
  await ask(500.25);
  await move('take');
  await move('order');
  await move('pay', versement);
  const expected = [{ annee: 2027, demande: 2000, accorde: 1500.5, verse: 500.25, aVenir: 1000.25 }];
  const { body } = await portal.api(paiementEndpoints.readArgent, { as: world.jeanne });
  expect(body.annees).toEqual(expected);
  expect(body.versements).toMatchObject([
    {
      montant: 1000.25,
      etat: null,
      suite: { acte: 'demande', par: 'association', attendu_le: null },
      rights: { consult: true },
    },
  ]);
  await ask(1000.25);
  const asked = (await portal.api(paiementEndpoints.readArgent, { as: world.jeanne })).body.versements;
  expect(asked).toMatchObject([
    { montant: 1000.25, etat: '1', suite: { acte: 'prise-en-charge', par: 'service', en_retard: false } },
  ]);
  expect(asked[0]?.suite.attendu_le).toMatch(/^2027-04-02/);
  // A colleague of the head office sees the payment to come, but may not open the dossier.
  const seen = (await portal.api(paiementEndpoints.readArgent, { as: world.ali })).body.versements;
  expect(seen).toMatchObject([{ etat: '1', rights: { consult: false } }]);
  expect((await portal.api(paiementEndpoints.readArgent, { as: world.paul })).body.versements).toEqual([]);
  // The payments of another association are not listed here; a service receives no money.
  expect((await portal.api(paiementEndpoints.readArgent, { as: world.paul })).body.annees).toEqual([]);
  expect((await portal.api(paiementEndpoints.readArgent, { as: world.agent })).status).toBe(403);
});
