import { expect, type Page, test } from '@playwright/test';
import { openSession, read } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { fill, press, region } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { decide, dossierPage, openDossier } from './support/instruction.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const pieces = [{ code: 'BPA', nature: 'BPA', nom: 'budget-previsionnel' }];

test('an agent reads a piece beside the budget and pins what is wrong; the association reads it with its link', async ({
  page,
  browser,
  request,
}) => {
  const association = await openSession(request, people.autre);
  const dossier = await aReadyDossier(association, { rang: 9 }, { code: 'FDVA', pieces });
  const head = await read<{ version: number }>(
    await request.get(`/api/demande/dossiers/${dossier.id_fo}`, { headers: association.headers }),
  );
  await read(
    await request.post(`/api/demande/dossiers/transmit/${dossier.id_fo}`, {
      headers: {
        ...association.headers,
        'if-match': `"${head.version}"`,
        'idempotency-key': crypto.randomUUID(),
      },
      data: {},
    }),
  );
  const vu = dossierPage(dossier.id_fo);
  const volet = (on: Page) => on.getByRole('region', { name: 'Pièce à côté du dossier' });

  await test.step('the piece opens beside the budget, with words that may be selected', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, people.agent, '/client/dossiers');
    await openDossier(page, { numero: dossier.id_fo });
    await expectPage(page, { ...vu, datum: 'Rapport d’activité' });
    await decide(page, 'Commencer l’instruction');
    const voir = page.getByRole('link', { name: /^Voir rapport-activite/ });
    await voir.scrollIntoViewIfNeeded();
    const topOf = () => voir.evaluate((link) => Math.round(link.getBoundingClientRect().top));
    const top = await topOf();
    await voir.click();
    await expect(page).toHaveURL(/piece=RAR/);
    await expect(volet(page).getByRole('heading', { name: 'Rapport d’activité' })).toBeFocused();
    // The dossier stays where it was read.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(2);
    await expect(volet(page).locator('svg text').first()).toHaveText(/\w/);
    await expect(region(page, 'Décision')).toBeVisible();
    await expectGoodPage(page, { ...vu, datum: volet(page).locator('svg image') });
  });

  await test.step('the arrows turn to the other pieces, and Escape gives the place back', async () => {
    await volet(page).getByRole('heading').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/piece=RAR/);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/piece=BPA/);
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/piece=RAR/);
    await page.keyboard.press('Escape');
    await expect(volet(page)).toBeHidden();
    await expect(page.getByRole('link', { name: /^Voir rapport-activite/ })).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('what is wrong is pinned to its place, and goes with the decision', async () => {
    await volet(page)
      .locator('svg image')
      .click({ position: { x: 40, y: 20 } });
    await press(volet(page), 'button', 'Épingler ce point');
    await expect(volet(page).getByText('Dites en une phrase ce qu’il faut corriger.')).toBeVisible();
    await fill(volet(page), { 'Que faut-il corriger ?': 'La date manque.' });
    await press(volet(page), 'button', 'Épingler ce point');
    await expect(volet(page).getByText('1 point à corriger, dans la décision')).toBeVisible();
    await press(volet(page), 'button', 'Fermer la pièce');
    await decide(page, 'Renvoyer à l’association');
  });

  await test.step('the association reads the point, which leads to the piece', async () => {
    const benevole = await openBrowserFor(browser);
    await signIn(benevole, people.autre, dossier.href);
    await expectPage(benevole, { h1: /./, datum: /En haut\s: La date manque\./ });
    await benevole.getByRole('link', { name: /^Aller à cette réponse\s:\sPièce\s:\sRapport/ }).click();
    await expect(benevole).toHaveURL(/etape=pieces/);
  });
});
