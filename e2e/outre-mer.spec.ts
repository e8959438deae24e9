// Sirene covers neither New Caledonia nor French Polynesia: a RIDET or a TAHITI number stands where a SIRET does elsewhere,
// and nobody there is told to ask for a SIRET.
import { expect, type Page, test } from '@playwright/test';
import { press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { signIn } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';

const places = [
  {
    email: 'rose.pwera@demo.example',
    id: 'W9N1900417',
    nom: /LES CAGOUS CONTEURS/i,
    numero: /RIDET\s9876543\.001/,
  },
  {
    email: 'moana.tehira@demo.example',
    id: 'W9P1900208',
    nom: /LES PIROGUES DU MOTU IMAGINAIRE/i,
    numero: /TAHITI\sZ98765-001/,
  },
];

/** Expects that no word of the page says SIRET, in its menu as in its text. */
const expectNoSiret = (page: Page) => expect(page.locator('body')).not.toContainText(/SIRET/);

for (const { email, id, nom, numero } of places) {
  test(`${id} reads its own number on its file, and asks under it`, async ({ page }) => {
    await test.step('its file names the number of its register', async () => {
      await signIn(page, email, `/client/informations-administratives/${id}`);
      await expectGoodPage(page, { h1: 'Informations administratives', datum: nom });
      await page.goto(`/client/informations-administratives/${id}/etablissements`);
      await expectGoodPage(page, { h1: 'Établissements', datum: numero });
      await expectNoSiret(page);
    });

    await test.step('what is open is of other places, and says so', async () => {
      await page.goto('/client/user/dashboard');
      await expectGoodPage(page, { h1: titreAccueil, datum: /autre territoire/i });
      await expectNoSiret(page);
    });

    await test.step('a request begins under that number', async () => {
      await page.goto('/client/repertoire-des-subventions?code=CDP');
      await press(page, 'link', /^(?:Commencer ma demande|Continuer le dossier)/);
      const begins = page.getByRole('button', { name: 'Commencer', exact: true });
      const begun = page.getByRole('heading', { level: 1, name: 'Indiquer le demandeur' });
      await expect(begins.or(begun).first()).toBeVisible();
      if (await begins.isVisible()) await begins.click();
      await expectPage(page, { h1: 'Indiquer le demandeur', datum: numero });
    });
  });
}
