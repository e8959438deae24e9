// Adding an association, then what a request needs of it, each page filled as a volunteer does.
import type { Page } from '@playwright/test';
import { type Association, representant, rib } from './arrange.ts';
import { choose, fill, pick } from './forms.ts';

/** By its name; among those alike its number tells which. */
export async function findAssociation(page: Page, { nom, id_siren }: Association): Promise<void> {
  await fill(page, { 'Nom, numéro RNA ou SIREN': nom });
  await page.getByRole('button', { name: 'Chercher' }).click();
  const number = new RegExp(id_siren.replaceAll(/\d{3}/g, '$&\\s?'));
  await page
    .getByRole('group', { name: /trouvées?$/ })
    .getByText(number)
    .click();
}

export async function certify(page: Page): Promise<void> {
  await pick(page, 'Votre fonction', 'Trésorier');
  await page.getByText('Je certifie sur l’honneur avoir le droit').click();
  await page.getByRole('button', { name: 'Ajouter cette association' }).click();
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
  await page.getByText('Peut représenter légalement l’association').click();
  await page.getByRole('button', { name: 'Ajouter cette personne' }).click();
}

export async function addRib(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Établissement' }).getByText('Siège').click();
  await fill(page, { IBAN: rib.iban, BIC: rib.bic });
  await page.getByRole('button', { name: 'Enregistrer le RIB' }).click();
}
