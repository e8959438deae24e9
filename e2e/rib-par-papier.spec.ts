import { expect, type Page, test } from '@playwright/test';
import { aPdf } from './support/a-pdf.ts';
import { aNewAccount, openSession } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { press } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { signIn } from './support/people.ts';

const iban = 'FR76 1589 9087 1400 0284 6194 053';
const lu = 'Ce que nous avons lu';

/**
 * Makes a PDF that names the holder of an account, its IBAN and its BIC; how such papers are read is tested with the
 * rules.
 */
const aRib = (titulaire: string) =>
  aPdf('rib-club.pdf', `Titulaire : ${titulaire}) Tj 0 -40 Td (IBAN : ${iban}) Tj 0 -40 Td (BIC : ESTQFR2M`);

const give = (page: Page, file: ReturnType<typeof aPdf>) =>
  page.getByLabel('RIB, relevé ou photo').setInputFiles(file);

test('a bank account comes from its paper: one file, one press, nothing typed; another name asks why', async ({
  page,
  request,
}) => {
  const tresorier = await aNewAccount(request, 'tresorier');
  const session = await openSession(request, tresorier);
  const { siret } = await aReadyDossier(session, { rang: 3 });
  const ribs = `/client/informations-administratives/${siret}/ribs`;

  await test.step('a paper in another name is doubted, and kept with the reason that the service reads', async () => {
    await signIn(page, tresorier, `${ribs}?ligne=nouvelle`);
    await expectGoodPage(page, { h1: 'Où l’argent doit-il arriver ?', datum: 'Taper l’IBAN à la main' });
    await give(page, aRib('M OU MME LE GOFF'));
    await expect(page.getByRole('heading', { name: lu })).toBeVisible();
    await expectGoodPage(page, {
      h1: 'Ce RIB est-il au nom de l’association ?',
      datum: 'Les services refusent le compte d’une personne.',
    });
    await press(page, 'button', 'C’est bien nous, garder ce RIB');
    await press(page, 'button', 'Garder ce RIB');
    await expect(page.getByText(/Pourquoi ce compte est bien celui/).first()).toBeVisible();
    await page.getByLabel(/Pourquoi ce compte/).fill('Le compte a gardé le nom de la fondatrice');
    await press(page, 'button', 'Garder ce RIB');
    await expectGoodPage(page, { h1: 'RIB', datum: 'rib-club.pdf' });
    await expect(page.getByText('Le compte a gardé le nom de la fondatrice')).toBeVisible();
  });

  await test.step('the same account is not added twice, and an unreadable paper is typed', async () => {
    await page.goto(`${ribs}?ligne=nouvelle`);
    await give(page, aRib('M OU MME LE GOFF'));
    await expect(page.getByText('Ce RIB est déjà enregistré.')).toBeVisible();
    await page.goto(`${ribs}?ligne=nouvelle`);
    await give(
      page,
      aPdf('rapport.pdf', 'Un rapport qui ne dit rien de la banque, sur une seule ligne de texte'),
    );
    await expect(page.getByText(/Nous n’arrivons pas à lire l’IBAN/)).toBeVisible();
    await expectGoodPage(page, { h1: 'Est-ce bien le compte de l’association ?', datum: 'IBAN' });
  });
});
