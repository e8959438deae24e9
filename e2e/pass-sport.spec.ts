import { expect, test } from '@playwright/test';
import { fill, press } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { aClub, adminPsp, aPdf, aSeason, importBeneficiaires } from './support/pass-sport.ts';
import { signIn } from './support/people.ts';

test('a club shows its certificate, then enrols three beneficiaries; each refused code says why [R4.80] [R5.119] [M138]', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const admin = await adminPsp(request);
  const { exercice, codes, texte } = await aSeason(admin, ['Léa', 'Noé', 'Inès']);
  await importBeneficiaires(admin, texte);
  const { email, club } = await aClub(request, { rang: 0 });
  const h1 = `Pass’Sport ${exercice.saison}`;
  const [first, second, third] = codes.map(({ code }) => code);

  await test.step('the three checks: what is missing has its remedy', async () => {
    await signIn(page, email, `/client/associations/${club.siret}/pass-sport`);
    await expectGoodPage(page, { h1, datum: /il en manque une pour cette saison/ });
    const certificate = page.getByLabel(/^Attestation de Fédération française de judo/);
    await certificate.setInputFiles(aPdf('attestation.pdf'));
    await expect(page.getByText('attestation déposée', { exact: true })).toBeVisible();
    await press(page, 'button', 'Créer le dossier d’inscription');
    await expect(page.getByText("Le dossier d'inscription a bien été créé !").first()).toBeVisible();
  });

  await test.step('codes are checked before anybody is enrolled, each line by itself', async () => {
    await page.getByRole('tab', { name: /^Inscriptions/ }).click();
    const wrong = [`${exercice.id}-OOOO-IIII`, `${exercice.id}-AAAA-ZZZZ`];
    await fill(page, { 'Codes Pass’Sport': [...codes.map(({ code }) => code), ...wrong].join('\n') });
    await press(page, 'button', 'Vérifier');
    await expect(page.getByText(/^Léa E\., \d+.ans, Marseille$/)).toBeVisible();
    await expect(
      page.getByText('Le code n’a pas la bonne forme. Exemple : 24-JWEL-ZKBC, sans I ni O.'),
    ).toBeVisible();
    await expect(page.getByText('Ce numéro Pass’Sport n’existe pas.')).toBeVisible();
    await expectGoodPage(page, { h1, datum: 'Ce numéro Pass’Sport n’existe pas.' });
    await press(page, 'button', /^Inscrire 3.bénéficiaires$/);
    for (const code of [first, second, third]) {
      await expect(page.getByRole('row', { name: new RegExp(`${code}.*Exemple`) })).toBeVisible();
    }
    await expect(page.getByText('210 €', { exact: false }).first()).toBeVisible();
  });

  await test.step('one is enrolled once, and may be taken back', async () => {
    await fill(page, { 'Codes Pass’Sport': first ?? '' });
    await press(page, 'button', 'Vérifier');
    await expect(page.getByText('Ce bénéficiaire est déjà inscrit, ici ou ailleurs.')).toBeVisible();
    await press(page, 'button', 'Retirer Léa Exemple');
    await press(page.getByRole('alertdialog'), 'button', 'Oui, retirer');
    await expect(page.getByRole('row', { name: new RegExp(`${first}.*supprimé`) })).toBeVisible();
    await expectGoodPage(page, { h1, datum: /^2.inscriptions à/ });
  });
});
