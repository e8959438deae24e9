// These functions fill the pages of an open dossier, as a volunteer does.
import { expect, type Page } from '@playwright/test';
import { aPdf } from './a-pdf.ts';
import { exercice } from './exercice.ts';
import { choose, fill, join, pickFound, press, region, select, unfold } from './forms.ts';

export const proceed = (page: Page) => press(page, 'button', 'Enregistrer et continuer');

/** The type was pressed on the page of the subvention: it is chosen already, and may be changed. */
export async function begin(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Formation des bénévoles', exact: true })).toBeChecked();
  await press(page, 'button', 'Commencer');
}

/** Chooses the signataire, whom the portal never chooses by itself. */
export const chooseSignataire = (page: Page) => choose(page, /^Signataire/, 'Odile Castel, présidente');

export async function joinRapport(page: Page): Promise<void> {
  const rapport = aPdf('rapport-activite.pdf', "Rapport d'activite");
  await join(page, 'Déposer un fichier : Rapport d’activité', rapport);
  await expect(page.getByText('Toutes les pièces obligatoires sont jointes.')).toBeVisible();
}

const montantDemande = 3000;

/**
 * Opens a part of the project by the list of parts at the side or, when the project misses nothing, by the list on the
 * page.
 */
export async function openPartie(page: Page, titre: string): Promise<void> {
  const rail = page.getByRole('navigation', { name: 'Parties du projet' });
  const resume = page.getByRole('heading', { name: 'Votre projet en' });
  await expect(rail.or(resume)).toBeVisible();
  const place = (await rail.isVisible()) ? rail : page.getByRole('main');
  await press(place, 'link', new RegExp(titre));
  await expect(region(page, titre)).toBeVisible();
}

/** Goes on to the next part, by the button at the end of the part that was just answered. */
export async function proceedTo(page: Page, titre: string): Promise<void> {
  await press(page, 'button', new RegExp(`^Continuer : ${titre}`, 'i'));
  await expect(region(page, titre)).toBeVisible();
}

/** Fills the project except its budget, part after part. */
export async function describeProjet(page: Page, { hasCofinancement = true } = {}): Promise<void> {
  await choose(region(page, 'L’essentiel'), 'Quand se passe-t-il ?', 'Mes dates');
  await fill(region(page, 'L’essentiel'), {
    Intitulé: 'Former nos arbitres',
    'Date de début': `15/01/${exercice}`,
    'Date de fin': `30/06/${exercice}`,
  });
  await proceedTo(page, 'Pourquoi et comment');
  await fill(region(page, 'Pourquoi et comment'), {
    Objectifs: 'Douze arbitres de plus dans nos tournois.',
    Description: 'Trois fins de semaine de formation, au siège.',
  });
  await proceedTo(page, 'Publics et lieux');
  await select(page, { 'Statut des bénéficiaires': 'Bénévoles', 'Tranche d’âge': '18 à 25 ans' });
  await choose(page, 'Genre', 'Mixte');
  await fill(page, { 'Nombre de personnes': '12' });
  await pickFound(page, 'Commune, quartier ou département', 'Marseille');
  await proceedTo(page, 'Moyens et suivi');
  await fill(region(page, 'Moyens'), { 'Moyens humains et matériels': 'Deux formateurs bénévoles.' });
  await measure(page);
  await proceedTo(page, 'Budget');
  await fill(page, { 'Montant demandé': `${montantDemande}` });
  if (hasCofinancement) await addCofinancement(page);
  await proceedTo(page, 'Questions du service');
  await choose(page, 'Qui sera formé', 'Tous les bénévoles');
  await choose(page, 'Les repas sont pris en charge', 'Oui');
  await fill(page, { 'Coût d’un repas': '12' });
}

/** Types only what the portal cannot know; what it proposes is read on its page and kept by going on. */
export async function describeInShort(page: Page): Promise<void> {
  const essentiel = region(page, 'L’essentiel');
  await fill(essentiel, { Intitulé: 'Former nos arbitres' });
  await choose(essentiel, 'Quand se passe-t-il ?', 'Janvier à juin');
  await expect(page.getByRole('radio', { name: 'Demandé pour la première fois' })).toBeChecked();
  await proceedTo(page, 'Pourquoi et comment');
  await fill(region(page, 'Pourquoi et comment'), {
    Objectifs: 'Douze arbitres de plus dans nos tournois.',
    Description: 'Trois fins de semaine de formation, au siège.',
  });
  await proceedTo(page, 'Publics et lieux');
  await expect(page.getByRole('radio', { name: 'Mixte' })).toBeChecked();
  await fill(page, { 'Nombre de personnes': '12' });
  await press(page, 'button', /^Ajouter .+, la commune du siège$/);
  // Communes of the same name are told apart by their departement: the person presses theirs.
  const chosen = page.getByRole('list', { name: 'Lieux choisis' });
  const homonyme = page.getByRole('button', { name: /, commune\s·/ }).first();
  await expect(chosen.or(homonyme)).toBeVisible();
  if (await homonyme.isVisible()) await homonyme.click();
  await expect(chosen).toContainText('Commune');
  await proceedTo(page, 'Moyens et suivi');
  await expect(page.getByRole('textbox', { name: 'Nombre de bénévoles à former' })).toHaveValue('12');
  await proceedTo(page, 'Budget');
  // A person who knows the cost asks for what is missing in one press, up to the share that the service pays.
  await fill(page, { 'Formateur, intervenant': '3000' });
  await press(page, 'button', /^Demander 2\s400\s€ à /);
  await press(page, 'button', /^Mettre 600\s€ de vos fonds/);
  await expect(page.getByText('Équilibré : 3 000 € de dépenses et de recettes.')).toBeVisible();
  await proceedTo(page, 'Questions du service');
  await choose(page, 'Qui sera formé', 'Tous les bénévoles');
  await choose(page, 'Les repas sont pris en charge', 'Oui');
  await fill(page, { 'Coût d’un repas': '12' });
}

/** Fills the measures of the training; the page computes the number of days. */
async function measure(page: Page): Promise<void> {
  await unfold(page, 'Compter aussi les sessions et les jours');
  await fill(page, { 'Nombre de bénévoles à former': '12', 'Nombre de sessions': '4' });
  await fill(page, { 'Durée d’une session': '1,5' });
  await expect(page.getByText('4 sessions × 1,50 jour = 6,00 jours')).toBeVisible();
}

async function addCofinancement(page: Page): Promise<void> {
  await press(page, 'button', 'Ajouter une ligne : Cofinancements');
  const line = page.getByRole('group', { name: 'Cofinancements, ligne 1' });
  await fill(line, { Année: `${exercice}`, Cofinanceur: 'Ville de Valfleuri', Montant: '1000' });
  await select(line, { 'Type de financeur': "Communes, communautés de communes ou d'agglomérations" });
  await choose(line, 'État', 'Demandé');
}

/** Types charges equal to what is asked for and what the others give, so that the budget is balanced. */
export async function balanceBudget(page: Page): Promise<void> {
  await openPartie(page, 'Budget');
  await fill(page, { 'Formateur, intervenant': '4000' });
  await expect(page.getByText('Équilibré : 4 000 € de dépenses et de recettes.')).toBeVisible();
}

export async function certifyDemande(page: Page): Promise<void> {
  await choose(page, 'Aides publiques', '500 000 € ou moins');
  await fill(page, { 'Fait à': 'Marseille' });
}

/** Presses the last button, then the one that certifies what stands above it, and sends. */
export async function transmitDemande(page: Page): Promise<void> {
  await press(page, 'button', /^Transmettre( la correction)?( sans signature)?$/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expect(dialog.getByText(/^Je certifie que ces informations sont exactes/)).toBeVisible();
  await press(dialog, 'button', /^Je certifie et je transmets/);
}

/** Answers « Même chose » to each point of a renewed dossier, once last year's report has been replaced. */
export async function rereadAll(page: Page): Promise<void> {
  const points = region(page, 'Relisez ces 7 points')
    .getByRole('group')
    .filter({ has: page.getByRole('radio', { name: 'Même chose' }) });
  await expect(points).toHaveCount(7);
  for (const point of await points.all()) {
    // A field that was changed said « Corrigé » by itself.
    if (await point.getByRole('radio', { name: 'Corrigé' }).isChecked()) continue;
    const meme = point.getByRole('radio', { name: 'Même chose' });
    await expect(meme).not.toBeChecked();
    await meme.check();
  }
  await expect(page.getByText('7 points relus sur 7')).toBeVisible();
  await expect(page.getByText(/^Enregistré à/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('7 points relus sur 7')).toBeVisible();
}
