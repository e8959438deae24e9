import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { aNewAccount, openSession, read, readMyId, type Session } from './support/arrange.ts';
import { grantDossier } from './support/arrange-decision.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { fill, press, region } from './support/forms.ts';
import { expectGoodPage, widerThanScreen } from './support/good-page.ts';
import { expectMail } from './support/mails.ts';
import { people, signIn } from './support/people.ts';

const n = 3;
const accorde = 1500;

type Head = { instructions: { id_service_instructeur: string }[] };
type Paiements = { items: { id: string; version: number }[] };

/** The agent takes the dossier, plans the payment of the whole grant, then puts it in payment. */
async function putInPayment({ request, headers }: Session, id_fo: string, a: string): Promise<void> {
  const dossier = `/api/demande/dossiers/${id_fo}`;
  const head = await read<Head>(await request.get(dossier, { headers }));
  const part = `${dossier}/instructions/${head.instructions[0]?.id_service_instructeur}`;
  const paiements = `${part}/paiements`;
  await read(await request.put(`${part}/affectation`, { headers, data: { de: null, a } }));
  const sending = () => ({ ...headers, 'idempotency-key': randomUUID() });
  const made = await request.post(paiements, { headers: sending(), data: { montant: accorde } });
  const [one] = (await read<Paiements>(made)).items;
  const ordering = { headers: { ...sending(), 'if-match': `"${one?.version}"` }, data: {} };
  await read(await request.post(`${paiements}/${one?.id}/order`, ordering));
}

const others = async (request: APIRequestContext) => [
  await aNewAccount(request, 'versements'),
  await aNewAccount(request, 'versements'),
];

test('what is due is paid together, in four acts, and each association is told', async ({
  page,
  request,
}, info) => {
  const tresorier = await aNewAccount(request, 'versements');
  const agent = await openSession(request, people.agent);
  const moi = await readMyId(agent);
  for (const compte of [tresorier, ...(await others(request))]) {
    const session = await openSession(request, compte);
    const dossier = await aReadyDossier(session, { rang: 2 });
    await transmit(session, dossier);
    await grantDossier(agent, dossier, accorde);
    await putInPayment(agent, dossier.id_fo, moi);
  }
  const mine = '/client/instructeur/versements?suivi=moi&groupe=a-venir';
  const table = page.getByRole('table', { name: 'Versements à faire' });

  await test.step('the list of the service says what allows each line, and its act', async () => {
    await signIn(page, people.agent, mine);
    await expectGoodPage(page, { h1: 'Versements', datum: table.getByText(/^Accord du/).first() });
    await expect(table.getByText('en paiement')).toHaveCount(n);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await widerThanScreen(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('the schedule of a line names its account by its ends alone', async () => {
    const [first] = await table.getByRole('row').filter({ hasText: 'en paiement' }).all();
    if (!first) throw new Error('a line is expected');
    await press(first, 'button', /^Plus/);
    await press(first, 'button', /^Échéancier/);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/FR76\s••••/);
    await press(dialog, 'button', 'Fermer');
  });

  let acts = 0;
  const act = async (done: Promise<unknown>) => {
    await done;
    acts += 1;
  };
  const dialog = page.getByRole('dialog');
  await test.step('all are declared paid, with one day and one slip', async () => {
    await act(page.getByRole('checkbox', { name: 'Choisir toutes les lignes de cette page' }).press('Space'));
    await act(press(page, 'button', `Déclarer ${n} versés…`));
    await expectGoodPage(page, { h1: 'Versements', datum: dialog.getByText(/l’argent est parti/) });
    await act(fill(dialog, { 'Bordereau ou référence': 'B-2026-118' }));
    await act(press(dialog, 'button', `Déclarer ${n} versés`));
    await expectGoodPage(page, {
      h1: 'Versements',
      datum: region(page, 'Ce qui est fait').getByText(/3\sversements déclarés, 4\s500\s€/),
    });
  });
  info.annotations.push({ type: 'payer', description: `${n} versements en ${acts} gestes` });
  expect(acts).toBeLessThanOrEqual(4);

  await test.step('they are paid, with their slip, and the association is told of each', async () => {
    await expect(page.getByText('Rien ne correspond à cette recherche.')).toBeVisible();
    await page.goto(`${mine}&onglet=verses`);
    await expectGoodPage(page, { h1: 'Versements', datum: page.getByText('B-2026-118').first() });
    await expect(page.getByRole('cell', { name: 'B-2026-118' })).toHaveCount(n);
    await expectMail(request, { to: tresorier, subject: /^Versé/, text: 'B-2026-118' });
  });
});
