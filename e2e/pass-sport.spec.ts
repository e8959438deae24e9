import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { fill, press, select } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { withOnlyKeyboard } from './support/keyboard.ts';
import {
  aClub,
  addLigne,
  adminPsp,
  affiliate,
  aNamedPdf,
  anUnaffiliated,
  aSeason,
  certifyPassSport,
  changeLigne,
  depositScan,
  enrol,
  importBeneficiaires,
  tennis,
} from './support/pass-sport.ts';
import { openBrowserFor, signIn } from './support/people.ts';
import { letIn } from './support/siret.ts';

const pageOf = ({ siret }: { siret: string }) => `/client/associations/${siret}/pass-sport`;

const expectLine = (page: Page, code: string, said: string | RegExp) =>
  expect(page.getByRole('listitem').filter({ hasText: code }).getByText(said)).toBeVisible();

test('a club shows its certificate, then enrols three beneficiaries; each refused code says why [R4.80] [R5.118] [R5.119] [M138] [M173] [M174]', async ({
  page,
  request,
}) => {
  const admin = await adminPsp(request);
  const { exercice, codes, repris, texte } = await aSeason(admin, ['Léa', 'Noé', 'Inès', 'Adam'], ['Zoé']);
  await importBeneficiaires(admin, texte);
  const [first = '', second = '', third = '', elsewhere = ''] = codes.map(({ code }) => code);
  await enrol(await aClub(request, { rang: 0 }), [elsewhere]);
  const owner = await aClub(request, { rang: 0 });
  const { email, club } = owner;
  const h1 = `Pass’Sport ${exercice.saison}`;

  await test.step('the three checks: what is missing has its remedy', async () => {
    await signIn(page, email, pageOf(club));
    await expectGoodPage(page, { h1, datum: /il en manque une pour cette saison/ });
    const certificate = page.getByLabel(/^Attestation de Fédération française de judo/);
    await certificate.setInputFiles(aNamedPdf('attestation.pdf'));
    await expect(page.getByText('attestation déposée', { exact: true })).toBeVisible();
    await press(page, 'button', 'Créer le dossier d’inscription');
    await expect(page.getByText("Le dossier d'inscription a bien été créé !").first()).toBeVisible();
  });

  await test.step('codes are checked before anybody is enrolled, each line by itself, with the keys alone', async () => {
    await page.getByRole('tab', { name: /^Inscriptions/ }).click();
    await press(page, 'button', 'Vérifier');
    await expectPage(page, { h1, datum: 'Indiquez au moins un code Pass’Sport.' });
    const malforme = `${exercice.id}-OOOO-IIII`;
    const inconnu = `${exercice.id}-AAAA-ZZZZ`;
    const avant = `${Number(exercice.id) - 1}-AAAA-BBBB`;
    const retire = repris[0]?.code ?? '';
    const all = [first, second, third, malforme, inconnu, retire, avant, elsewhere];
    await withOnlyKeyboard(page, async () => {
      await fill(page, { 'Codes Pass’Sport': all.join('\n') });
      await press(page, 'button', 'Vérifier');
    });
    await expectLine(page, first, /^Léa E\., \d+.ans, Marseille$/);
    await expectLine(page, malforme, 'Le code n’a pas la bonne forme. Exemple : 24-JWEL-ZKBC, sans I ni O.');
    await expectLine(page, inconnu, 'Ce numéro Pass’Sport n’existe pas.');
    await expectLine(page, retire, 'Ce numéro Pass’Sport n’existe pas.');
    await expectLine(
      page,
      avant,
      /^Ce code commence par \d\d\s: ceux de cette saison commencent par \d\d\.$/,
    );
    await expectLine(page, elsewhere, 'Ce bénéficiaire est déjà inscrit, ici ou ailleurs.');
    await expectGoodPage(page, { h1, datum: 'Ce numéro Pass’Sport n’existe pas.' });
    await withOnlyKeyboard(page, () => press(page, 'button', /^Inscrire 3.bénéficiaires$/));
    for (const code of [first, second, third]) {
      await expect(page.getByRole('row', { name: new RegExp(`${code}.*Exemple`) })).toBeVisible();
    }
    await expect(page.getByText('210 €', { exact: false }).first()).toBeVisible();
  });

  await test.step('one is enrolled once, and may be taken back', async () => {
    await fill(page, { 'Codes Pass’Sport': first });
    await press(page, 'button', 'Vérifier');
    await expectLine(page, first, 'Ce bénéficiaire est déjà inscrit, ici ou ailleurs.');
    await press(page, 'button', 'Retirer Léa Exemple');
    await press(page.getByRole('alertdialog'), 'button', 'Oui, retirer');
    await expect(page.getByRole('row', { name: new RegExp(`${first}.*supprimé`) })).toBeVisible();
    await expectGoodPage(page, { h1, datum: /^2.inscriptions à/ });
  });

  await test.step('enrolled with the wrong federation, one is given another of the club [C137]', async () => {
    await affiliate(owner, tennis);
    await page.goto(`${pageOf(club)}?panneau=inscriptions`);
    const question = page.getByRole('dialog');
    await press(page, 'button', 'Changer la fédération de Noé Exemple');
    await expect(question.getByRole('option', { name: /tennis.*attestation à déposer/ })).toBeAttached();
    await press(question, 'button', 'Annuler');
    await certifyPassSport(owner, undefined, tennis);
    await page.reload();
    await press(page, 'button', 'Changer la fédération de Noé Exemple');
    await select(question, { 'Fédération de cette inscription': tennis.nom });
    await expectGoodPage(page, { h1: /^/, datum: question });
    await press(question, 'button', 'Enregistrer');
    await expect(page.getByRole('row', { name: new RegExp(`${second}.*${tennis.nom}`) })).toBeVisible();
  });
});

test('what keeps everybody out is said where it is, with its remedy [R2.22] [R6.26] [M169] [M170] [M171] [M177]', async ({
  page,
  request,
  browser,
}) => {
  const admin = await adminPsp(request);
  const { exercice, codes, texte } = await aSeason(admin, ['Léa']);
  await importBeneficiaires(admin, texte);
  const owner = await anUnaffiliated(request, { rang: 2 });
  const href = pageOf(owner.club);
  const h1 = `Pass’Sport ${exercice.saison}`;

  await test.step('no federation nor approval: it is said on the way home', async () => {
    await signIn(page, owner.email, href);
    await expect(
      page.getByText(/^Pass’Sport demande une affiliation à une fédération/).first(),
    ).toBeVisible();
    await expect(page).not.toHaveURL(/pass-sport/);
  });

  await test.step('an account without its scan keeps everybody out', async () => {
    await affiliate(owner);
    await page.goto(href);
    await expectPage(page, { h1, datum: /^Ajoutez le scan du RIB\./ });
    await press(page, 'button', 'Créer le dossier d’inscription');
    await page.getByRole('tab', { name: /^Inscriptions/ }).click();
    const panneau = page.getByRole('tabpanel', { name: /^Inscriptions/ });
    await expectGoodPage(page, { h1, datum: panneau.getByText(/^Ajoutez le scan du RIB\./) });
    await expect(page.getByRole('textbox', { name: 'Codes Pass’Sport' })).toHaveCount(0);
  });

  await test.step('so does a certificate of the season before', async () => {
    await depositScan(owner);
    await certifyPassSport(owner, `${Number(exercice.id) - 1}`);
    await page.goto(`${href}?panneau=inscriptions`);
    await fill(page, { 'Codes Pass’Sport': codes[0]?.code ?? '' });
    await press(page, 'button', 'Vérifier');
    await press(page, 'button', /^Inscrire 1.bénéficiaire$/);
    const dit = page
      .getByRole('tabpanel', { name: /^Inscriptions/ })
      .getByText(/^Cette attestation est celle de /);
    await expectGoodPage(page, { h1, datum: dit });
  });

  await test.step('an exercise that is over, or to come, says until when and from when', async () => {
    await page.goto(`${href}?exercice=${Number(exercice.id) - 1}`);
    await expectGoodPage(page, { h1: /^Pass’Sport \d/, datum: /^Les inscriptions \d{4}-\d{4} sont closes/ });
    await page.goto(`${href}?exercice=${Number(exercice.id) + 1}`);
    await expectPage(page, { h1: /^Pass’Sport \d/, datum: /^Les inscriptions \d{4}-\d{4} ouvrent le / });
    await expect(page.getByRole('button', { name: 'Créer le dossier d’inscription' })).toHaveCount(0);
  });

  await test.step('a colleague it is not shared with is told who follows it', async () => {
    const membre = await aNewAccount(request, 'collegue');
    await letIn(owner.session, await openSession(request, membre), owner.club.id);
    const colleague = await openBrowserFor(browser);
    await signIn(colleague, membre, href);
    await expectGoodPage(colleague, { h1, datum: /^Un dossier existe pour cet établissement/ });
    await expect(colleague.getByRole('tab', { name: /^Inscriptions/ })).toHaveCount(0);
  });
});

test('an approval, an account, a federation: what is wrong of each is said beside it [R4.80] [R6.26]', async ({
  page,
  request,
}) => {
  const admin = await adminPsp(request);
  const { exercice, codes, texte } = await aSeason(admin, ['Léa']);
  await importBeneficiaires(admin, texte);
  const owner = await aClub(request, { rang: 5 });
  const href = pageOf(owner.club);
  const h1 = `Pass’Sport ${exercice.saison}`;
  await addLigne(owner, 'agrements', {
    type: 'SPORT',
    niveau: 'departemental',
    attributeur: 'Préfecture',
    date_attribution: '2010-03-01',
  });
  await signIn(page, owner.email, href);

  await test.step('an approval that is too old, then one whose decree is missing', async () => {
    await expectPage(page, { h1, datum: /votre agrément est de 2010/ });
    await changeLigne(owner, 'agrements', { path: 'date_attribution', value: '2024-03-01' });
    await page.goto(href);
    await expectGoodPage(page, { h1, datum: /^Déposez l’arrêté d’agrément Sport ou JEP\./ });
  });

  await test.step('an account with a hole', async () => {
    await press(page, 'button', 'Créer le dossier d’inscription');
    await expect(page.getByText("Le dossier d'inscription a bien été créé !").first()).toBeVisible();
    await changeLigne(owner, 'ribs', { path: 'bic', value: null });
    await page.goto(href);
    await page.getByLabel('RIB de cet établissement').selectOption({ index: 1 });
    await expectPage(page, { h1, datum: /^Ce RIB est incomplet\./ });
    await changeLigne(owner, 'ribs', { path: 'bic', value: 'AGRIFRPP' });
    await page.goto(href);
    await page.getByLabel('RIB de cet établissement').selectOption({ index: 1 });
    await press(page, 'button', 'Enregistrer ce RIB');
    await expect(page.getByText('RIB enregistré.').first()).toBeVisible();
  });

  await test.step('of two federations, neither is chosen', async () => {
    await affiliate(owner, tennis);
    await certifyPassSport(owner);
    await certifyPassSport(owner, undefined, tennis);
    await page.goto(`${href}?panneau=inscriptions`);
    await fill(page, { 'Codes Pass’Sport': codes[0]?.code ?? '' });
    await press(page, 'button', 'Vérifier');
    await press(page, 'button', /^Inscrire 1.bénéficiaire$/);
    await expectGoodPage(page, { h1, datum: 'Choisissez la fédération de ces inscriptions.' });
  });
});
