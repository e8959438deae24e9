import { expect, test } from '@playwright/test';
import { aNewAccount, letIn, openSession, read } from './support/arrange.ts';
import { aReadyDossier, aReadyDossierFor } from './support/arrange-dossier.ts';
import { choose, press, region, select } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { openBrowserFor, signIn } from './support/people.ts';

test('projects are ordered, copied and moved to another request', async ({ page, request }) => {
  const email = await aNewAccount(request, 'partage');
  const session = await openSession(request, email);
  const dossier = await aReadyDossier(session, { rang: 9 });
  const autre = await aReadyDossierFor(session, dossier.siret, { code: 'VIE' });

  await test.step('a copy stands beside it, and takes its place', async () => {
    await signIn(page, email, `${dossier.href}?etape=projets`);
    await expectGoodPage(page, { h1: 'Décrire les projets', datum: 'Former nos arbitres' });
    await press(page, 'button', /^Plus\s: .*Former nos arbitres/);
    await press(page, 'button', 'Dupliquer');
    await expect(page.getByRole('link', { name: /\(copie\)/ })).toBeVisible();
    const names = page.locator('.projet__titre');
    const up = page.getByRole('button', { name: /^Monter .*\(copie\)/ });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(names.first()).toContainText('(copie)');
    await expectGoodPage(page, { h1: 'Décrire les projets', datum: 'Former nos arbitres (copie)' });
  });

  await test.step('it goes to the other request', async () => {
    await press(page, 'button', /^Plus\s: .*\(copie\)/);
    await press(page, 'button', 'Transférer vers un autre dossier');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(autre.id_fo)).toBeVisible();
    await press(dialog, 'button', 'Transférer le projet');
    await expectGoodPage(page, {
      h1: 'Décrire les projets',
      datum: dialog.getByText('Choisissez un dossier.'),
    });
    await choose(dialog, 'Vers quel dossier ?', new RegExp(`^${autre.id_fo}`));
    await press(dialog, 'button', 'Transférer le projet');
    await expect(page.getByRole('link', { name: /\(copie\)/ })).toHaveCount(0);
    const { headers } = session;
    const found = await request.get(`/api/demande/dossiers/${autre.id_fo}/projets`, { headers });
    expect((await read<{ items: object[] }>(found)).items).toHaveLength(2);
  });

  await test.step('a project of the other request is taken up again here', async () => {
    await press(page, 'button', 'Reprendre un ancien projet');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('option', { name: new RegExp(`^${autre.id_fo}`) })).toBeAttached();
    await press(dialog, 'button', 'Reprendre ce projet');
    await expectGoodPage(page, {
      h1: 'Décrire les projets',
      datum: dialog.getByText('Choisissez un dossier.'),
    });
    const option = await dialog.getByRole('option', { name: new RegExp(`^${autre.id_fo}`) }).textContent();
    await select(dialog, { 'De quel dossier ?': option ?? '' });
    await choose(dialog, 'Quel projet ?', /\(copie\)/);
    await press(dialog, 'button', 'Reprendre ce projet');
    await expectPage(page, { h1: /\(copie\)/, datum: region(page, 'L’essentiel') });
  });
});

test('a dossier is shared with a second member, who writes it too', async ({ page, browser, request }) => {
  const [email, second] = [await aNewAccount(request, 'partage-a'), await aNewAccount(request, 'partage-b')];
  const session = await openSession(request, email);
  const dossier = await aReadyDossier(session, { rang: 6 });
  await letIn(session, await openSession(request, second), dossier.siret);

  await signIn(page, email, dossier.href);
  await press(page, 'button', 'Partager');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('a commencé ce dossier')).toBeVisible();
  const sharing = '**/api/demande/dossiers/*/share*';
  await page.route(sharing, (route) => route.fulfill({ status: 502, body: '' }));
  await dialog.getByRole('group').locator('label').first().click();
  await expectGoodPage(page, { h1: /(?:)/, datum: dialog.getByRole('alert') });
  await expect(dialog.getByRole('checkbox').first()).not.toBeChecked();
  await page.unroute(sharing);
  await dialog.getByRole('group').locator('label').first().click();
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
  await press(dialog, 'button', 'Fermer');

  const other = await openBrowserFor(browser);
  await signIn(other, second, `${dossier.href}?etape=projets`);
  await expectGoodPage(other, { h1: 'Décrire les projets', datum: 'Former nos arbitres' });
  await other.goto('/client/user/dashboard');
  await expect(other.getByText(/vous l’a ouvert/).first()).toBeVisible();
});
