import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { demoMotDePasse } from '../packages/server/src/seeds/demo/comptes-de-demo.ts';
import { choose, fill, press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { expectMail, latestLink } from './support/mails.ts';
import { openBrowserFor, people, signInByForm } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';
import { titreJour } from './support/titre-jour.ts';

test('a person reads and changes their profile, by the keyboard alone', async ({ page }) => {
  await signInByForm(page, people.autre, '/client/user/profil');
  await expectGoodPage(page, { h1: 'Mon profil', datum: page.getByRole('region', { name: 'Identité' }) });
  useOnlyKeyboard(page);
  await press(page, 'button', 'Modifier mon identité');
  await press(page, 'button', 'Enregistrer');
  await expect(page.getByText("Aucun changement n'a été détécté.")).toBeVisible();
  await fill(page, { Prénom: '' });
  await page.keyboard.press('Delete');
  await press(page, 'button', 'Enregistrer');
  await expectGoodPage(page, { h1: 'Mon profil', datum: 'Il y a 1 erreur à corriger' });
  const prenom = `Lucie-${Date.now().toString(36).replaceAll(/\d/g, 'a')}`;
  await fill(page, { Prénom: prenom });
  const saving = page.waitForRequest((request) => request.method() === 'PATCH');
  await press(page, 'button', 'Enregistrer');
  expect((await saving).postDataJSON()).toEqual({ prenom });
  await expect(page.getByRole('button', { name: 'Modifier mon identité' })).toBeFocused();
  await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(prenom, 'i') })).toBeVisible();

  await press(page, 'button', 'Modifier mon identité');
  await fill(page, { Prénom: 'Lucie' });
  await press(page, 'button', 'Enregistrer');
  await expect(page.getByText('Profil enregistré.').first()).toBeVisible();
});

test('a new address waits for its link; the account then ends, and is unknown', async ({ page, request }) => {
  const address = `sam.${Date.now()}@demo.example`;
  await register(page, address);
  await page.goto('/client/user/profil');
  await press(page, 'button', 'Modifier mon adresse électronique');
  await expectGoodPage(page, { h1: 'Mon profil', datum: 'Nouvelle adresse électronique' });
  const next = `nouvelle.${address}`;
  await fill(page, { 'Nouvelle adresse électronique': next, 'Votre mot de passe': 'autre-chose' });
  await press(page, 'button', 'Envoyer le lien');
  await expect(page.getByText('Ce mot de passe n’est pas le vôtre.').first()).toBeVisible();
  await fill(page, { 'Votre mot de passe': demoMotDePasse });
  await press(page, 'button', 'Envoyer le lien');
  await expect(page.getByText('Un lien part vers nou***@dem***.example.')).toBeVisible();

  await page.goto(await latestLink(request, { to: next, subject: /^Confirmez votre nouvelle adresse/ }));
  await expectGoodPage(page, { h1: 'Confirmer votre nouvelle adresse', datum: 'nos courriels y arriveront' });
  await press(page, 'button', 'Confirmer cette adresse');
  await expectPage(page, { h1: 'Votre adresse est changée', datum: next });
  await page.goBack();
  await page.goto('/client/user/profil');
  await expectPage(page, { h1: 'Mon profil', datum: next });

  await press(page, 'button', 'Supprimer mon compte');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await expectGoodPage(page, { h1: 'Mon profil', datum: dialog });
  await fill(dialog, { 'Votre mot de passe': demoMotDePasse });
  await press(dialog, 'button', 'Supprimer mon compte');
  await expectPage(page, { h1: 'Se connecter', datum: 'À quoi sert ce portail ?' });
  await fill(page, { 'Adresse électronique': next, 'Mot de passe': demoMotDePasse });
  await press(page, 'button', 'Se connecter');
  await expect(page.getByText('Adresse ou mot de passe incorrect.').first()).toBeVisible();
});

test('a person takes away a copy of their data, the password given again', async ({ page, request }) => {
  const address = `copie.${Date.now()}@demo.example`;
  await register(page, address);
  await page.goto('/client/user/profil');
  await press(page, 'button', 'Télécharger mes données');
  const dialog = page.getByRole('dialog');
  await press(dialog, 'button', 'Préparer ma copie');
  await expect(dialog.getByRole('link', { name: 'Le champ Mot de passe est obligatoire.' })).toBeVisible();
  await expectGoodPage(page, { h1: 'Mon profil', datum: dialog });
  await fill(dialog, { 'Votre mot de passe': demoMotDePasse });
  await press(dialog, 'button', 'Préparer ma copie');
  await expectMail(request, { to: address, subject: /^Copie de vos données/ });
  await expect(page.getByText('Votre copie est prête.')).toBeVisible();
  await expectGoodPage(page, { h1: 'Mon profil', datum: 'Demander une nouvelle copie' });
  const waiting = page.waitForEvent('download');
  await press(page, 'link', /^Télécharger la copie de mes données/);
  // A server test checks the copy's content (vie-privee/copie-donnees.test.ts); here only the ZIP and its two files
  // are checked.
  const names = (await readFile(await (await waiting).path())).toString('latin1');
  expect(names.slice(0, 2)).toBe('PK');
  expect(names).toContain('donnees.json');
  expect(names).toContain('resume.html');
});

test('a session opened elsewhere is closed from the profile', async ({ page, browser }) => {
  await signInByForm(page, people.deuxRoles, '/client/user/profil?onglet=securite');
  const sessions = page.getByRole('region', { name: 'Connexions ouvertes' });
  await expectGoodPage(page, { h1: 'Mon profil', datum: sessions.getByText('cette connexion') });
  const before = await sessions.getByRole('listitem').count();
  const other = await openBrowserFor(browser);
  await signInByForm(other, people.deuxRoles);
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(before + 1);
  // The other browser shows no page meanwhile, so the end of its session is announced when a page comes back, not at
  // once.
  await other.goto('about:blank');
  await sessions
    .getByRole('listitem')
    .filter({ hasNotText: 'cette connexion' })
    .first()
    .getByRole('button', { name: /^Déconnecter/ })
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(before);
  await other.goto('/client/user/profil');
  await expectPage(other, {
    h1: 'Se connecter',
    datum: 'Votre session est expirée, veuillez vous reconnecter.',
  });
  await other.context().close();
});

test('somebody with two roles changes from one to the other, and is told when a page does it', async ({
  page,
}) => {
  await signInByForm(page, people.deuxRoles);
  const strip = page.getByRole('region', { name: 'Pour qui vous agissez' });
  await expect(strip).toContainText('Louise Aubert, Agent d’un service');
  await expectPage(page, { h1: titreJour, datum: strip });

  await press(strip, 'button', /Louise Aubert/);
  await press(strip, 'button', 'Changer de rôle');
  await choose(page.getByRole('dialog'), 'Rôle', 'Association');
  await expectGoodPage(page, { h1: titreJour, datum: page.getByRole('dialog') });
  await press(page.getByRole('dialog'), 'button', 'Prendre ce rôle');
  await expect(strip).toContainText('Louise Aubert, Association');
  await expectPage(page, { h1: titreAccueil, datum: 'Votre rôle est maintenant : Association.' });

  await page.goto('/client/instructeur');
  await expectPage(page, {
    h1: titreJour,
    datum: 'Vous consultez cette page comme Agent d’un service.',
  });
  await expect(strip).toContainText('Agent d’un service');

  await press(page.getByRole('banner'), 'button', /Louise Aubert/);
  await press(page, 'button', 'Changer de rôle');
  await expect(page.getByRole('dialog', { name: 'Changer de rôle' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** Registers a person for this journey, whose account is deleted at its end. */
async function register(page: Page, email: string): Promise<void> {
  await page.goto('/client/register');
  await choose(page, 'Civilité', 'Monsieur');
  await fill(page, {
    Prénom: 'Sam',
    Nom: 'Petit',
    'Adresse électronique': email,
    'Mot de passe': demoMotDePasse,
  });
  await press(page, 'button', 'Créer mon compte');
  await expect(page.getByRole('heading', { level: 1, name: 'Consultez votre messagerie' })).toBeVisible();
  await page.goto(await latestLink(page.request, { to: email, subject: /Activez/ }));
  await expect(page).toHaveURL(/ajout-association/);
}
