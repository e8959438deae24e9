import { expect, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { transmitDemande } from './support/demande.ts';
import { expectPage } from './support/good-page.ts';
import { signIn } from './support/people.ts';

test('transmits once, however often the button is pressed, and Back does not open the form again', async ({
  page,
  request,
}) => {
  const email = await aNewAccount(request, 'unique-1');
  const { href, id_fo } = await aReadyDossier(await openSession(request, email), { rang: 2 });
  await signIn(page, email, href);
  await page.getByRole('link', { name: 'Vérifier et transmettre' }).first().click();
  await expectPage(page, { h1: 'Vérifier et transmettre', datum: 'Former nos arbitres' });
  const sent: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/transmit/') && response.ok()) sent.push(response.url());
  });
  await page.getByRole('button', { name: /^Transmettre( sans signature)?$/ }).click();
  await page.getByRole('button', { name: 'Je certifie et je transmets' }).dblclick();
  await expectPage(page, { h1: 'C’est transmis, bravo', datum: id_fo });
  expect(sent).toHaveLength(1);

  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Former nos arbitres|C’est transmis, bravo/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Transmettre( sans signature)?$/ })).toHaveCount(0);

  await page.goto(`${href}?mode=read`);
  await expect(page.getByText('Dossier transmis', { exact: true })).toHaveCount(1);
});

test('who leaves without transmitting is told so, and the list is read again once it is [R4.68]', async ({
  page,
  request,
}) => {
  const email = await aNewAccount(request, 'unique-2');
  const { href, id_fo } = await aReadyDossier(await openSession(request, email), { rang: 2 });
  await signIn(page, email, `${href}?etape=transmission`);
  await expectPage(page, { h1: 'Vérifier et transmettre', datum: 'Former nos arbitres' });
  await page.getByRole('link', { name: 'Mes dossiers' }).first().click();
  const reminder = page.getByRole('button', {
    name: 'Fermer le message : Votre demande de subvention n’est pas transmise. Cliquez sur « Transmettre ».',
  });
  await expect(reminder).toBeVisible();
  const dossier = page.getByRole('listitem').filter({ hasText: id_fo }).first();
  await expect(dossier).toContainText(/en cours de saisie/i);

  await page.goBack();
  await transmitDemande(page);
  await expectPage(page, { h1: 'C’est transmis, bravo', datum: id_fo });
  // Nothing waits for the person any more: the list opens on all dossiers, and that of what waits is empty.
  await page.getByRole('link', { name: 'Voir vos autres dossiers' }).click();
  await expect(dossier).toContainText(/transmis au service instructeur/i);
  await page.getByRole('link', { name: /^À vous d’agir/ }).click();
  await expect(dossier).toHaveCount(0);
  await page.getByRole('link', { name: /^Chez les services/ }).click();
  await expect(dossier).toContainText(/transmis au service instructeur/i);
  await expect(reminder).toHaveCount(0);
});
