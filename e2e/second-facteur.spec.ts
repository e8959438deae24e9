import { expect, type Page, test } from '@playwright/test';
import { codeAt } from '../packages/server/src/compte/second-facteur/totp.ts';
import { demoMotDePasse } from '../packages/server/src/seeds/demo/comptes-de-demo.ts';
import { openSession } from './support/arrange.ts';
import { fill, press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { people, signInByForm } from './support/people.ts';

const stepMs = 30_000;
const codeField = 'Code à 6 chiffres';

test('an administrator adds a code at the first sign-in, then gives it, or a recovery code, or trusts a browser', async ({
  page,
  request,
}) => {
  await withoutCode(page, people.nouvelleAdmin);

  await test.step('nothing opens before the code is added', async () => {
    await page.goto('/client/login');
    await fillPassword(page, people.nouvelleAdmin);
    await expectGoodPage(page, { h1: 'Protéger votre compte par un code', datum: 'Votre rôle donne accès' });
    await page.goto('/client/user/profil');
    await expectPage(page, { h1: 'Protéger votre compte par un code', datum: 'Votre rôle donne accès' });
  });

  const { secret, codes } = await test.step('the key is added, by the keyboard alone', async () => {
    useOnlyKeyboard(page);
    await fill(page, { 'Votre mot de passe': 'autre-chose' });
    await press(page, 'button', 'Commencer');
    await expect(page.getByText('Ce mot de passe n’est pas le vôtre.').first()).toBeVisible();
    await fill(page, { 'Votre mot de passe': demoMotDePasse });
    await press(page, 'button', 'Commencer');
    const drawing = page.getByRole('img', { name: 'Clé à scanner avec l’application de codes' });
    await expectGoodPage(page, { h1: 'Ajouter la clé dans votre téléphone', datum: drawing });
    const key = await readKey(page);

    await fill(page, { [codeField]: '000000' });
    await press(page, 'button', 'Protéger mon compte');
    await expect(page.getByText('Ce code n’est pas le bon.').first()).toBeVisible();
    await fill(page, { [codeField]: codeAt(key, new Date()) });
    await press(page, 'button', 'Protéger mon compte');
    await expectGoodPage(page, {
      h1: 'Gardez vos codes de secours',
      datum: 'Ils ne seront plus jamais montrés.',
    });
    const shown = await page
      .getByRole('listitem')
      .filter({ hasText: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/ })
      .allTextContents();
    expect(shown).toHaveLength(10);
    const download = page.waitForEvent('download');
    await press(page, 'link', 'Télécharger les codes');
    expect((await download).suggestedFilename()).toBe('codes-de-secours-portail-asso.txt');
    await press(page, 'button', 'J’ai gardé mes codes');
    await expect(page).toHaveURL(/\/user\/dashboard/);
    return { secret: key, codes: shown };
  });

  await test.step('the next sign-in asks for a code, and this browser is trusted', async () => {
    await signOut(page);
    await fillPassword(page, people.nouvelleAdmin);
    await expectGoodPage(page, { h1: 'Confirmer que c’est vous', datum: page.getByLabel(codeField) });
    await expect(page.getByLabel('Faire confiance à cet appareil pendant 30 jours')).toBeChecked();
    await fill(page, { [codeField]: '123456' });
    await press(page, 'button', 'Se connecter');
    await expectGoodPage(page, { h1: 'Confirmer que c’est vous', datum: 'Il y a 1 erreur à corriger' });
    await expect(page.getByText('Ce code n’est pas le bon.').first()).toBeVisible();
    await fill(page, { [codeField]: codeAt(secret, new Date(Date.now() + stepMs)) });
    await press(page, 'button', 'Se connecter');
    await expect(page).toHaveURL(/\/user\/dashboard/);

    await signOut(page);
    await fillPassword(page, people.nouvelleAdmin);
    await expect(page).toHaveURL(/\/user\/dashboard/);
  });

  await test.step('trust is taken back in the profile; a recovery code opens the account, once', async () => {
    await page.goto('/client/user/profil?onglet=securite');
    await expectPage(page, { h1: 'Mon profil', datum: 'Codes de secours restants : 10 sur 10.' });
    await press(
      page.getByRole('region', { name: 'Appareils de confiance' }),
      'button',
      /^Ne plus faire confiance/,
    );
    await expect(page.getByText('Aucun appareil de confiance.')).toBeVisible();
    await signOut(page);

    await fillPassword(page, people.nouvelleAdmin);
    await press(page, 'button', /donner un code de secours/i);
    await fill(page, { 'Code de secours': (codes[0] ?? '').toLowerCase() });
    await press(page, 'button', 'Se connecter');
    await expect(page).toHaveURL(/\/user\/dashboard/);
    const again = await request.post('/api/auth/login', {
      data: { email: people.nouvelleAdmin, password: demoMotDePasse, code: codes[0] },
    });
    expect(again.status()).toBe(401);
    expect((await again.json()).code).toBe('compte.code-incorrect');
  });
});

test('an agent may add a code and take it away', async ({ page }) => {
  await withoutCode(page, people.compteDeService);
  await signInByForm(page, people.compteDeService, '/client/user/profil?onglet=securite');
  await expectGoodPage(page, { h1: 'Mon profil', datum: 'Le mot de passe suffit pour se connecter.' });
  await press(page, 'link', 'Protéger mon compte par un code');
  await fill(page, { 'Votre mot de passe': demoMotDePasse });
  await press(page, 'button', 'Commencer');
  const secret = await readKey(page);
  await fill(page, { [codeField]: codeAt(secret, new Date()) });
  await press(page, 'button', 'Protéger mon compte');
  await press(page, 'button', 'J’ai gardé mes codes');
  await expectGoodPage(page, { h1: 'Mon profil', datum: /Votre compte est protégé par un code/ });

  await press(page, 'button', 'Ne plus demander de code');
  await fill(page, {
    'Votre mot de passe': demoMotDePasse,
    [codeField]: codeAt(secret, new Date(Date.now() + stepMs)),
  });
  await press(page, 'button', 'Ne plus demander de code');
  await expectPage(page, { h1: 'Mon profil', datum: 'Le mot de passe suffit pour se connecter.' });
});

async function readKey(page: Page): Promise<string> {
  const shown = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  return (shown ?? '').replaceAll(' ', '');
}

/** Removes the second factor of the account, so that the journey can be repeated. */
async function withoutCode(page: Page, email: string): Promise<void> {
  const { request, headers } = await openSession(page.request, people.adminPortail);
  const removed = await request.delete(`/api/auth/users/${email}/second-facteur`, { headers });
  expect([200, 422]).toContain(removed.status());
  await page.context().clearCookies();
}

async function fillPassword(page: Page, email: string): Promise<void> {
  await fill(page, { 'Adresse électronique': email, 'Mot de passe': demoMotDePasse });
  await press(page, 'button', 'Se connecter');
}

async function signOut(page: Page): Promise<void> {
  await press(page.getByRole('banner'), 'button', /Brun$/);
  await press(page, 'button', 'Se déconnecter');
  await expect(page).toHaveURL(/\/login/);
}
