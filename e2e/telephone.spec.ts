import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, findFreeAssociation, openSession } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { expectPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a list that opens at the foot of the window comes in sight', async ({ page, request }) => {
  const session = await openSession(request, people.gestionnaire);
  const { id_siren, nom } = await findFreeAssociation(session, { rang: 5 });
  await signIn(page, people.gestionnaire, `/client/ajout-association/certificat-honneur?asso=${id_siren}`);
  await expectPage(page, { h1: 'Certifier sur l’honneur', datum: nom });
  const field = page.getByRole('combobox', { name: /^Votre fonction/ });
  await field.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    // A phone's keyboard leaves little room, so the field is at the bottom of what can be seen.
    document.body.style.paddingBottom = '60rem';
    window.scrollBy(0, bottom - window.innerHeight + 4);
  });
  await field.click();
  await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport();
});

/** How many pixels of the page are out of its width, whether or not a scroll bar takes room in it. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

test('the menu says how it is closed, and begins with the pages', async ({ page }) => {
  await signIn(page, people.gestionnaire, '/client/dossiers');
  await page.getByRole('button', { name: /^Menu/ }).click();
  await expect(page.getByRole('button', { name: /^Menu/ })).toHaveCount(0);
  const links = page.locator('#menu-deplie').getByRole('link');
  await expect(links.first()).toHaveText('Accueil');
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(links.first()).toBeHidden();
});

test('a step shows its question first, and a long title widens nothing', async ({ page, request }) => {
  const email = await aNewAccount(request, 'telephone');
  const { href } = await aReadyDossier(await openSession(request, email), { rang: 8 });
  await signIn(page, email, `${href}?etape=demandeur`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Indiquer le demandeur');
  expect((await title.boundingBox())?.y).toBeLessThan(260);
  await title.evaluate((element) => {
    element.textContent = 'Modifier le RIB FR76\u00a0••••\u00a0••••\u00a0••••\u00a00189';
  });
  expect(await overflow(page)).toBe(0);
});
