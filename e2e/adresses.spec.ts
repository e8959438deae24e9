// A postal address is found in an invented address service, typed by hand, or both when the service does not answer.
// A portal given by PORTAL_URL must use such a service: see GEO_URL in support/portal.ts.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { tabTo, useOnlyKeyboard } from './support/keyboard.ts';
import { signIn } from './support/people.ts';

/** Each journey has its own association. */
const associations = {
  ludotheque: { email: 'lucie.fabre@demo.example', siren: '662044189' },
  panier: { email: 'fatou.sarr@demo.example', siren: '666140934' },
  ravine: { email: 'jean-yves.hoarau@demo.example', siren: '665118279' },
  pions: { email: 'jeanne.roux@demo.example', siren: '661017236' },
  ill: { email: 'greta.muller@demo.example', siren: '664093861' },
} as const;

const towns = {
  saintDenis: ['Saint-Denis', /12 bis rue des Lilas\s+93200 Saint-Denis/],
  aubagne: ['Aubagne', /12 bis rue des Lilas\s+13400 Aubagne/],
} as const;
/** Gives a value that differs at each run, because an unchanged value is not saved. */
const porte = () => `Porte ${Date.now() % 100_000}`;

const h1 = 'Modifier : coordonnées';
const read = /^Coordonnées$/;
const announced = (page: Page, text: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();

async function openEdition(page: Page, { email, siren }: { email: string; siren: string }): Promise<Locator> {
  await signIn(page, email, `/client/informations-administratives/${siren}/coordonnees?mode=edit`);
  await expectPage(page, { h1, datum: 'Adresse de gestion' });
  return page.getByRole('group', { name: 'Adresse de gestion' });
}

/** Opens the search, whatever the page shows first: a read-only address, its fields, or the search itself. */
async function search(group: Locator): Promise<Locator> {
  const modify = group.getByRole('button', { name: /^Modifier/ });
  const field = group.getByRole('combobox', { name: 'Adresse' });
  await expect(modify.or(field)).toBeVisible();
  if (await modify.isVisible()) {
    await modify.click();
    await group.getByRole('button', { name: 'Chercher l’adresse' }).click();
  }
  return field;
}

async function byHand(group: Locator): Promise<void> {
  await search(group);
  await group.getByRole('button', { name: 'Saisir l’adresse à la main' }).click();
  const clear = group.getByRole('button', { name: /^Effacer/ });
  if (await clear.isVisible()) await clear.click();
  await expect(group.getByRole('combobox', { name: 'Pays' })).toBeFocused();
}

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

test('an address is found as one types, chosen, saved and read again', async ({ page }) => {
  const group = await openEdition(page, associations.ludotheque);
  const field = await search(group);
  await field.fill('12');
  await expect(group.getByRole('option')).toHaveCount(0);
  await field.fill('12 bis rue des lilas');
  const options = group.getByRole('option');
  await expect(options).toHaveCount(7);
  await expect(options.last()).toHaveText('Saisir l’adresse à la main');
  await announced(page, /6\sadresses proposées/);
  await expectGoodPage(page, { h1, datum: options.first() });

  // The address differs from the last run's, because an unchanged value is not saved.
  const [town, line] = (await group.getByText('Saint-Denis').count()) > 1 ? towns.aubagne : towns.saintDenis;
  await options.filter({ hasText: town }).click();
  await expect(group.getByText('12 bis rue des Lilas')).toBeVisible();
  await expect(group.getByRole('button', { name: /^Modifier/ })).toBeFocused();
  await save(page);
  await expectPage(page, { h1: read, datum: line });
});

test('an address that is known is read in its lines, one that a register says stays so', async ({ page }) => {
  const group = await openEdition(page, associations.pions);
  await expectGoodPage(page, { h1, datum: group.getByRole('button', { name: /^Modifier/ }) });
  const siege = page.getByRole('group', { name: 'Adresse du siège' });
  await expect(siege.getByText('(non modifiable)')).toBeAttached();
  await expect(siege.getByRole('button')).toHaveCount(0);
});

test('by hand the postcode finds the commune, or asks which; a wrong one is said', async ({ page }) => {
  const group = await openEdition(page, associations.panier);
  await byHand(group);
  await group.getByRole('textbox', { name: 'Complément d’adresse', exact: true }).fill(porte());
  await group.getByRole('textbox', { name: 'Numéro' }).fill('3 ter');
  await group.getByRole('textbox', { name: 'Voie' }).fill('rue du Panier');
  await group.getByRole('textbox', { name: 'Code postal' }).fill('1300');
  await save(page);
  await expectGoodPage(page, { h1, datum: 'Il y a 1 erreur à corriger' });
  await page.getByRole('link', { name: /^Code postal/ }).click();
  const cp = group.getByRole('textbox', { name: 'Code postal' });
  await expect(cp).toBeFocused();
  await cp.fill('13002');
  await expect(group.getByRole('combobox', { name: 'Commune' })).toHaveValue('Marseille');
  await announced(page, /Commune\s: Marseille/);

  await cp.fill('01120');
  await group.getByRole('combobox', { name: 'Commune' }).fill('montl');
  await group.getByRole('option', { name: 'Montluel', exact: true }).click();
  await expectPage(page, { h1, datum: group.getByRole('combobox', { name: 'Type de voie' }) });
  await save(page);
  await expectPage(page, { h1: read, datum: /3 ter rue du Panier\s+01120 Montluel/ });
  const id_asso = associations.panier.siren;
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const reply = await page.request.get('/api/dac/association/coordonnees', {
    params: { id_asso },
    headers: { 'access-token': token },
  });
  expect((await reply.json()).coordonnees.adresse_gestion).toMatchObject({
    num_voie: '3',
    repet_voie: 'T',
    type_voie: 'RUE',
    code_insee: '01262',
    pays: 'FRANCE',
  });
});

test('when the service is silent what was typed is kept, and the address is typed by hand', async ({
  page,
}) => {
  const group = await openEdition(page, associations.ravine);
  await byHand(group);
  await group.getByRole('button', { name: 'Chercher l’adresse' }).click();
  const field = group.getByRole('combobox', { name: 'Adresse' });
  await field.fill('8 rue de la panne, 97400 Saint-Denis');
  await expect(group.getByText(/La recherche d’adresse ne répond pas\./)).toBeVisible();
  await expect(field).toHaveValue('8 rue de la panne, 97400 Saint-Denis');
  await expectGoodPage(page, {
    h1,
    datum: group.getByRole('option', { name: 'Saisir l’adresse à la main' }),
  });
  await group.getByRole('option', { name: 'Saisir l’adresse à la main' }).click();
  await expect(group.getByRole('textbox', { name: 'Voie' })).toHaveValue('de la panne');
  await group.getByRole('textbox', { name: 'Complément d’adresse', exact: true }).fill(porte());
  await save(page);
  await expectPage(page, { h1: read, datum: /8 rue de la panne\s+97400 Saint-Denis/ });
});

test('with the keys alone, an address of another country too', async ({ page }) => {
  const group = await openEdition(page, associations.ill);
  await byHand(group);
  useOnlyKeyboard(page);
  const type = async (role: 'textbox' | 'combobox', name: string, text: string) => {
    await tabTo(group.getByRole(role, { name, exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await tabTo(group.getByRole('button', { name: 'Chercher l’adresse' }));
  await page.keyboard.press('Enter');
  const field = group.getByRole('combobox', { name: 'Adresse' });
  await expect(field).toBeFocused();
  await page.keyboard.type('12 bis rue des lilas');
  await expect(group.getByRole('option')).toHaveCount(7);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(group.getByRole('option', { name: /Alès/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(group.getByText('30100 Alès')).toBeVisible();

  await page.keyboard.press('Enter');
  await type('combobox', 'Pays', 'suis');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(group.getByRole('textbox', { name: 'Cedex' })).toHaveCount(0);
  await type('textbox', 'Complément d’adresse', porte());
  await type('textbox', 'Code postal', '1204');
  await type('textbox', 'Commune', 'Genève');
  await expectGoodPage(page, { h1, datum: group.getByRole('textbox', { name: 'Commune' }) });
  await tabTo(page.getByRole('button', { name: 'Enregistrer', exact: true }));
  await page.keyboard.press('Enter');
  await expectPage(page, { h1: read, datum: /1204 Genève\s+Suisse/ });
});
