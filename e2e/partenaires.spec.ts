import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, anAssociation, openSession, read } from './support/arrange.ts';
import { aReadyDossierFor } from './support/arrange-dossier.ts';
import { press, region } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { signIn } from './support/people.ts';

const h1 = 'Logiciels reliés';
const dossiers = '/api/demande/dossiers';
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Reads the secret while it is shown, once, as a person would, then says that it was copied. */
async function secretOf(page: Page): Promise<string> {
  const said = page.getByText(/^(pa_|whsec_)\S{30,}$/);
  const secret = (await said.textContent()) ?? '';
  await press(page, 'button', 'J’ai copié le secret');
  await expect(said).toBeHidden();
  return secret;
}

test('software of an association creates and transmits with a key, is told by a webhook, and is stopped', async ({
  page,
  request,
}) => {
  const email = await aNewAccount(request, 'cles');
  const { siret } = await anAssociation(await openSession(request, email), { rang: 9 });
  await signIn(page, email, `/client/informations-administratives/${siret.slice(0, 9)}/cles-et-webhooks`);
  await expectGoodPage(page, { h1, datum: /Aucune clé\./ });

  await test.step('a key is refused without what it may do, then said once', async () => {
    await press(page, 'button', 'Créer une clé');
    await press(dialog(page), 'button', 'Créer la clé');
    await expect(dialog(page).getByText('Cochez ce que cette clé peut faire.').first()).toBeVisible();
    await expect(
      dialog(page)
        .getByText(/Donnez un nom à cette clé/)
        .first(),
    ).toBeVisible();
    await expectGoodPage(page, { h1, datum: dialog(page) });
    await dialog(page).getByLabel('Nom de la clé').fill('Logiciel de compta');
    for (const portee of await dialog(page).getByRole('checkbox').all()) await portee.check({ force: true });
    await press(dialog(page), 'button', 'Créer la clé');
    await expect(page.getByRole('heading', { name: 'Clé « Logiciel de compta » créée' })).toBeFocused();
  });
  const headers = { authorization: `Bearer ${await secretOf(page)}` };
  const software = { request, headers };

  await test.step('a webhook goes to the Internet only', async () => {
    await press(page, 'button', 'Ajouter un webhook');
    const address = dialog(page).getByLabel('Adresse de votre logiciel');
    await address.fill('https://169.254.169.254/latest');
    await press(dialog(page), 'button', 'Ajouter le webhook');
    await expect(
      dialog(page)
        .getByText(/elle mène à un réseau privé/)
        .first(),
    ).toBeVisible();
    // The `.invalid` domain is reserved for examples: nothing answers there, and the page must say so.
    await address.fill('https://logiciel.invalid/webhooks');
    await press(dialog(page), 'button', 'Ajouter le webhook');
    await expect(page.getByRole('heading', { name: /Webhook ajouté/ })).toBeFocused();
    expect(await secretOf(page)).toMatch(/^whsec_/);
  });

  await test.step('with the key, a dossier is made and transmitted', async () => {
    const { id_fo } = await aReadyDossierFor(software, siret, { code: 'FDVA' });
    const { version } = await read<{ version: number }>(
      await request.get(`${dossiers}/${id_fo}`, { headers }),
    );
    const sent = await request.post(`${dossiers}/transmit/${id_fo}`, {
      headers: { ...headers, 'if-match': `"${version}"` },
    });
    expect(await read<{ services: string[] }>(sent)).toMatchObject({ services: [expect.any(String)] });
    expect((await request.get('/api/lca/users/moi', { headers })).status()).toBe(403);
  });

  await test.step('what was to be told is in the list, with what went wrong', async () => {
    const sendings = region(page, 'Webhooks').getByRole('table');
    await expect(async () => {
      await page.reload();
      // The list may still be incomplete after one load; the page is then loaded again.
      await expect(sendings.getByRole('row').nth(1)).toBeVisible();
      for (const said of ['Dossier créé', 'Dossier transmis', /introuvable|impossible|à temps/])
        expect(await sendings.getByText(said).count()).toBeGreaterThan(0);
    }).toPass();
    await expectGoodPage(page, { h1, datum: sendings.getByText('en attente').first() });
    await press(region(page, 'Clés'), 'button', /^Journal/);
    await expect(dialog(page).getByText('POST /demande/dossiers/transmit/{id_fo}')).toBeVisible();
    await press(dialog(page), 'button', 'Fermer');
  });

  await test.step('revoked, it opens nothing any more', async () => {
    await press(region(page, 'Clés'), 'button', /^Révoquer/);
    await press(dialog(page), 'button', 'Révoquer la clé');
    await expect(region(page, 'Clés').getByText('révoquée')).toBeVisible();
    expect((await request.get(dossiers, { headers })).status()).toBe(401);
  });
});
