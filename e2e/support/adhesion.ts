// A volunteer adds an association, then fills what a dossier needs of it, page by page.
import { expect, type Page } from '@playwright/test';
import { aPdf } from './a-pdf.ts';
import { type Association, representant, rib } from './arrange.ts';
import { choose, fill, pick, press } from './forms.ts';

/** Finds the association by its name; its number tells it from others of the same name. */
export async function findAssociation(page: Page, { nom, id_siren }: Association): Promise<void> {
  await fill(page, { 'Nom, numéro RNA ou SIREN': nom });
  await press(page, 'button', 'Chercher');
  const number = new RegExp(id_siren.replaceAll(/\d{3}/g, '$&\\s?'));
  await choose(page, /trouvées?$/, number);
}

/** Certifies the right to act for the association; the button asks the managers for an access when there are some. */
export async function certifyAdhesion(
  page: Page,
  button = 'Je certifie et j’ajoute l’association',
): Promise<void> {
  await pick(page, 'Votre fonction', 'Trésorier');
  await expect(page.getByText('Je certifie sur l’honneur avoir le droit')).toBeVisible();
  await press(page, 'button', button);
}

export async function addRepresentant(page: Page): Promise<void> {
  await choose(page, 'Civilité', 'Madame');
  await fill(page, {
    Prénom: representant.prenom,
    Nom: representant.nom,
    'Adresse électronique': representant.courriel,
    Téléphone: representant.telephone,
  });
  await pick(page, 'Fonction', 'Président');
  await choose(page, 'Peut signer pour l’association', 'Oui');
  await press(page, 'button', 'Ajouter cette personne');
}

/** Adds the person who types, whom the list proposes first: only the telephone number is missing. */
export async function addMyself(page: Page): Promise<void> {
  await fill(page, { Téléphone: representant.telephone });
  await press(page, 'button', 'Ajouter cette personne');
}

/** Adds the bank account that the portal reads from its paper, confirmed in one press. */
export async function addRibByPaper(page: Page, titulaire: string): Promise<void> {
  const iban = 'FR76 1589 9087 1400 0284 6194 053';
  const paper = aPdf(
    'rib.pdf',
    `Titulaire : ${titulaire}) Tj 0 -40 Td (IBAN : ${iban}) Tj 0 -40 Td (BIC : ESTQFR2M`,
  );
  await page.getByLabel('RIB, relevé ou photo').setInputFiles(paper);
  await press(page, 'button', 'C’est bien notre compte');
}

/** Adds the bank account by hand, where the page offers to read its paper first. */
export async function addRib(page: Page): Promise<void> {
  await press(page, 'button', 'Taper l’IBAN à la main');
  await choose(page, 'Établissement', /^Siège/);
  await fill(page, { IBAN: rib.iban, BIC: rib.bic });
  await press(page, 'button', 'Enregistrer le RIB');
}
