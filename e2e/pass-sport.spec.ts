import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { aNewAccount, anAssociation, openSession, read, rib } from './support/arrange.ts';
import { fill, press } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** A club of one journey, affiliated, with its account and its scan; and the codes of made-up beneficiaries. */
async function aClub(request: APIRequestContext) {
  const admin = await openSession(request, people.adminPortail);
  const known = await request.get('/api/psp/exercices', { headers: admin.headers });
  const { items } = await read<{ items: { id: string; courant: boolean; saison: string }[] }>(known);
  const exercice = items.find(({ courant }) => courant) ?? { id: '', saison: '' };
  const codes = ['Léa', 'Noé', 'Inès'].map((prenom) => ({
    prenom,
    code: `${exercice.id}-${four()}-${four()}`,
  }));
  const texte = [
    'id_psp;prenom;nom;date_naissance;commune;code_postal',
    ...codes.map(({ prenom, code }) => `${code};${prenom};Exemple;2012-05-12;Marseille;13008`),
  ].join('\n');
  const data = { genre: 'beneficiaires', fichier: 'parcours.csv', texte, essai: false };
  await read(await request.post('/api/psp/imports', { headers: admin.headers, data }));

  const email = await aNewAccount(request, 'pass-sport');
  const session = await openSession(request, email);
  const { headers } = session;
  const club = await anAssociation(session, { rang: 0 });
  const params = { id_asso: club.id_siren };
  const affiliation = { nom: 'Fédération française de judo', id_siren: '123456782', nb_licencies: 40 };
  const to = '/api/dac/association';
  await read(await request.post(`${to}/affiliations`, { headers, params, data: affiliation }));
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  const file = { name: 'rib.pdf', mimeType: 'application/pdf', buffer };
  const multipart = { type: 'RIB', iban: rib.iban, file };
  await read(await request.post(`${to}/documents`, { headers, params, multipart }));
  return { email, club, exercice, codes };
}

test('a club shows its certificate, then enrols three beneficiaries; each refused code says why [R4.80] [R5.119] [M138]', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { email, club, exercice, codes } = await aClub(request);
  const h1 = `Pass’Sport ${exercice.saison}`;
  const [first, second, third] = codes.map(({ code }) => code);

  await test.step('the three checks: what is missing has its remedy', async () => {
    await signIn(page, email, `/client/associations/${club.siret}/pass-sport`);
    await expectGoodPage(page, { h1, datum: /il en manque une pour cette saison/ });
    const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
    const file = { name: 'attestation.pdf', mimeType: 'application/pdf', buffer };
    await page.getByLabel(/^Attestation de Fédération française de judo/).setInputFiles(file);
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
