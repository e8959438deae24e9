import { expect, type Locator, type Page } from '@playwright/test';
import { choose, press, startsWith } from './forms.ts';

/** The panel of what is left to do: to decide, then what follows a grant. */
export const findDecisionPanel = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Décision|Suite de la décision)$/ });

const issues = ['Accorder', 'Refuser', 'Rejeter'];

/** Opens the dialog that concludes the dossier, on this outcome. */
export async function openConclusion(page: Page, verb: string): Promise<Locator> {
  const panel = findDecisionPanel(page);
  await press(panel, 'button', 'Conclure…');
  const dialog = page.getByRole('dialog', { name: /^Conclure/ });
  await choose(dialog, /^Que décidez-vous/, startsWith(verb));
  await seeSignals(dialog);
  return dialog;
}

/** Says, as an agent who grants does, that they saw each thing that stands against it; a dossier may have none. */
export async function seeSignals(dialog: Locator): Promise<void> {
  const signals = dialog.getByRole('region', { name: /^Ce qui s’y oppose/ }).getByRole('checkbox');
  for (const one of await signals.all()) await one.setChecked(true, { force: true });
}

/** Gives points in a grid, one press a criterion; each press saves. */
export async function givePoints(grille: Locator, points: Readonly<Record<string, number>>): Promise<void> {
  for (const [critere, given] of Object.entries(points)) {
    const rang = grille.getByRole('radiogroup', { name: startsWith(critere) });
    await rang.getByText(String(given), { exact: true }).click();
    await expect(rang.getByRole('radio', { name: String(given), exact: true })).toBeChecked();
  }
}

/** Unfolds the acts that do not conclude the dossier, which are under one line where the agent may also conclude. */
async function openAutreSuite(page: Page, verb: string): Promise<void> {
  const panel = findDecisionPanel(page);
  const fold = panel.locator('summary', { hasText: 'sans conclure' });
  // The first button may be there before the rest of what the state allows.
  await panel
    .getByRole('button', { name: startsWith(verb) })
    .or(panel.getByRole('radio', { name: startsWith(verb) }))
    .or(fold)
    .first()
    .waitFor();
  const line = panel.locator('details:not([open]) > summary', { hasText: 'sans conclure' });
  const name = startsWith(verb);
  const wanted = panel.getByRole('button', { name }).or(panel.getByRole('radio', { name }));
  // What is read meanwhile draws the panel again, with its fold closed.
  await expect
    .poll(async () => {
      if ((await line.count()) > 0) await line.press('Enter');
      return wanted.count();
    })
    .toBeGreaterThan(0);
}

/**
 * Takes a decision as an agent does: chooses it, fills what it asks, reads what the association will receive, and
 * confirms.
 */
export async function decide(page: Page, verb: string, fillIn?: () => Promise<void>): Promise<void> {
  const panel = findDecisionPanel(page);
  if (issues.includes(verb)) {
    const conclusion = await openConclusion(page, verb);
    await fillIn?.();
    await press(conclusion, 'button', startsWith(verb));
    return conclusion.waitFor({ state: 'hidden' });
  }
  const dialog = page.getByRole('dialog');
  await openAutreSuite(page, verb);
  // A single change of state is not chosen: its button names it.
  const answers = panel.getByRole('radio', { name: startsWith(verb) });
  if ((await answers.count()) > 0)
    await choose(panel, /^(Que décidez-vous|Quelle est la suite)/, startsWith(verb));
  await fillIn?.();
  await press(panel, 'button', startsWith(verb));
  await press(dialog, 'button', /^Confirmer/);
  await dialog.waitFor({ state: 'hidden' });
  // The panel shows what the new state allows once it is read, and is drawn again then.
  await expect(panel.getByRole('button', { name: startsWith(verb) }).or(answers)).toHaveCount(0);
}

/** Describes the agent's page of a dossier: its title is that of the project, and its number tells it from others. */
export const dossierPage = (numero: string, h1: string | RegExp = /^Former (nos|douze) arbitres$/) => ({
  h1,
  numero,
});

/** Opens a dossier from the queue, by its number, which its link says. */
export async function openDossier(page: Page, { numero }: { numero: string }): Promise<void> {
  await page.goto(`/client/dossiers?q=${numero}`);
  await press(page, 'link', new RegExp(`dossier ${numero}$`));
}
