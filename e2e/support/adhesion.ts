// Adding an association, then what a request needs of it, each page filled as a volunteer does.
import type { Page } from '@playwright/test';
import { type Association, representant, rib } from './arrange.ts';
import { choose, fill, pick, press, tick } from './forms.ts';

/** By its name; among those alike its number tells which. */
export async function findAssociation(page: Page, { nom, id_siren }: Association): Promise<void> {
  await fill(page, { 'Nom, numéro RNA ou SIREN': nom });
  await press(page, 'button', 'Chercher');
  const number = new RegExp(id_siren.replaceAll(/\d{3}/g, '$&\\s?'));
  await choose(page, /trouvées?$/, number);
}

/** Where others manage it already, it is an access that is asked for. */
export async function certify(page: Page, button = 'Ajouter cette association'): Promise<void> {
  await pick(page, 'Votre fonction', 'Trésorier');
  await tick(page, 'Je certifie sur l’honneur avoir le droit');
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

export async function addRib(page: Page): Promise<void> {
  await choose(page, 'Établissement', /^Siège/);
  await fill(page, { IBAN: rib.iban, BIC: rib.bic });
  await press(page, 'button', 'Enregistrer le RIB');
}
