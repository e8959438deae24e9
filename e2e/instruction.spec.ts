import { expect, type Page, test } from '@playwright/test';
import { openSession, read, type Session } from './support/arrange.ts';
import { aReadyDossier, type Dossier } from './support/arrange-dossier.ts';
import { choose, fill, press, region, startsWith, tick } from './support/forms.ts';
import { expectGoodPage, expectPage, findNumero } from './support/good-page.ts';
import { decide, dossierPage, findDecisionPanel, openConclusion } from './support/instruction.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const dossiers = '/api/demande/dossiers';
type Head = { version: number; projets: { id: string; version: number }[] };

const headOf = async ({ request, headers }: Session, { id_fo }: Dossier): Promise<Head> =>
  read<Head>(await request.get(`${dossiers}/${id_fo}`, { headers }));

async function transmit(session: Session, dossier: Dossier): Promise<void> {
  const { version } = await headOf(session, dossier);
  const headers = { ...session.headers, 'if-match': `"${version}"`, 'idempotency-key': crypto.randomUUID() };
  await read(await session.request.post(`${dossiers}/transmit/${dossier.id_fo}`, { headers, data: {} }));
}

async function rename(session: Session, dossier: Dossier): Promise<void> {
  const [projet] = (await headOf(session, dossier)).projets;
  const headers = { ...session.headers, 'if-match': `"${projet?.version}"` };
  const changes = { 'description.intitule': { from: 'Former nos arbitres', to: 'Former douze arbitres' } };
  const url = `${dossiers}/${dossier.id_fo}/projets/${projet?.id}`;
  await read(await session.request.put(url, { headers, data: { changes } }));
}

test('an agent finds, studies, sends back and grants with the keys alone; another service sees nothing', async ({
  page,
  browser,
  request,
}) => {
  const association = await openSession(request, people.autre);
  const first = await aReadyDossier(association, { rang: 7 });
  const second = await aReadyDossier(association, { rang: 7 });
  await transmit(association, first);
  await transmit(association, second);
  const vu = dossierPage(first.id_fo);
  useOnlyKeyboard(page);

  await test.step('the queue is filtered, sorted and searched, all of it in the address', async () => {
    await signIn(page, people.agent, '/client/dossiers');
    await expectGoodPage(page, { h1: 'Dossiers', datum: first.nom });
    await press(page, 'button', 'État');
    await tick(page, 'Transmis au service instructeur');
    await press(page, 'button', 'Appliquer');
    await expect(page).toHaveURL(/etats=D/);
    await expect(page.getByRole('button', { name: /^Retirer le filtre État/ })).toBeVisible();
    await press(page, 'button', /^Trier par N°/);
    await expect(page).toHaveURL(/tri=numero/);
    await expect(page.getByRole('columnheader', { name: /N°/ })).toHaveAttribute('aria-sort', 'ascending');
    await page.goBack();
    await expect(page).not.toHaveURL(/tri=/);
    await page.goForward();
    await page.goto('/client/dossiers?q=aucunnomneressembleacela');
    await expectGoodPage(page, { h1: 'Dossiers', datum: 'Aucun dossier ne correspond à ces filtres.' });
    await page.goto(`/client/dossiers?etats=11&q=${first.id_fo.replace('-', '')}`);
    await expectGoodPage(page, { h1: 'Dossiers', datum: /les filtres sont laissés de côté/ });
    await expect(page.getByRole('link', { name: new RegExp(`dossier ${first.id_fo}$`) })).toBeVisible();
    await page.goto('/client/dossiers?etats=D&tri=numero');
  });

  await test.step('the next dossier is one key away, and the queue is found again at its line', async () => {
    await press(page, 'link', new RegExp(`dossier ${first.id_fo}$`));
    await expectPage(page, { ...vu, datum: 'Contrôles' });
    await press(page, 'link', /^Dossier suivant/);
    await expect(findNumero(page, first.id_fo)).toBeHidden();
    await press(page, 'link', /^Dossier précédent/);
    await expectPage(page, { ...vu, datum: 'Contrôles' });
    await press(page, 'link', 'Revenir à la file');
    await expect(page).toHaveURL(new RegExp(`etats=D&tri=numero#dossier-${first.id_fo}$`));
    await press(page, 'link', new RegExp(`dossier ${first.id_fo}$`));
  });

  await test.step('amounts are proposed, kept, and the decision starts from them', async () => {
    await decide(page, 'Commencer l’instruction');
    await fill(page, { 'Proposé, Projet 1 : Former nos arbitres, 2027': '1200' });
    await page.keyboard.press('Tab');
    await expect(region(page, 'Montants').getByText(/^Enregistré à/)).toBeVisible();
    await page.reload();
    const propose = page.getByRole('textbox', { name: /^Proposé, Projet 1/ });
    await expect(propose).toHaveValue(/1\s200/);
    await expectGoodPage(page, { ...vu, datum: propose });
  });

  await test.step('a decision pressed too early says what is missing', async () => {
    const dialog = await openConclusion(page, 'Refuser');
    await press(dialog, 'button', 'Refuser');
    await expectGoodPage(page, { ...vu, datum: /Écrivez|motif/i });
    await press(dialog, 'button', 'Annuler');
  });

  await test.step('a reason is kept over a reload, and never said in the place of another text', async () => {
    await fill(await openConclusion(page, 'Refuser'), { Motif: 'Hors du champ.' });
    await page.reload();
    const dialog = await openConclusion(page, 'Refuser');
    await expect(dialog.getByRole('textbox', { name: /^Motif/ })).toHaveValue('Hors du champ.');
    await choose(dialog, /^Que décidez-vous/, startsWith('Accorder'));
    await expect(dialog.getByRole('textbox', { name: /^Message à l/ })).toHaveValue('');
    await press(dialog, 'button', 'Annuler');
  });

  await test.step('the dossier is sent back with a point to correct and a message', async () => {
    await decide(page, 'Renvoyer à l’association', async () => {
      const points = findDecisionPanel(page).getByRole('group', { name: 'Points à corriger' });
      await openGroup(page, points.getByText('Projet 1 : Former nos arbitres'));
      await tick(points, 'Description');
      await fill(points, { 'Description : que faut-il corriger': 'Dites combien d’arbitres.' });
      await fill(page, { 'Ce qu’il faut corriger': 'Merci d’avance.' });
    });
    await expectPage(page, { ...vu, datum: 'Chez l’association' });
  });

  await test.step('the association reads the point, which leads to its place, and corrects', async () => {
    const benevole = await openBrowserFor(browser);
    await signIn(benevole, people.autre, first.href);
    await expectGoodPage(benevole, { h1: /./, datum: 'Dites combien d’arbitres.' });
    await benevole
      .getByRole('link', {
        name: /^Aller à cette réponse\s:\sProjet 1\s:\sFormer nos arbitres, Description$/,
      })
      .click();
    await expect(benevole).toHaveURL(/projet=.*champ=description/);
    await rename(association, first);
    await transmit(association, first);
  });

  await test.step('what was corrected is said, and the request is granted', async () => {
    await page.goto('/client/dossiers?etats=D&tri=numero');
    await press(page, 'link', new RegExp(`dossier ${first.id_fo}$`));
    await expectGoodPage(page, { ...vu, datum: 'Corrigé depuis votre lecture' });
    await expect(page.getByRole('listitem').filter({ hasText: 'Intitulé' })).toContainText(
      'Former douze arbitres',
    );
    await decide(page, 'Commencer l’instruction');
    await decide(page, 'Accorder', async () => {
      await expect(page.getByRole('textbox', { name: /^Accordé 2027/ })).toHaveValue(/1\s200/);
      await fill(page, { 'Accordé 2027': '1500' });
    });
    await expectGoodPage(page, { ...vu, datum: 'Subvention accordée : 1 500 €.' });
    const next = page.getByRole('link', { name: 'Dossier suivant', exact: true });
    await decide(page, 'Préparer le paiement');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(findNumero(page, first.id_fo)).toBeHidden();
  });

  await test.step('another service does not find it', async () => {
    const other = await openBrowserFor(browser);
    await signIn(other, people.compteDeService, first.href);
    await expect(other.getByText(/n'est pas accessible ou n'existe pas/).first()).toBeVisible();
    await other.goto(`/client/dossiers?q=${first.id_fo}`);
    await expectPage(other, { h1: 'Dossiers', datum: 'Aucun dossier ne correspond à ces filtres.' });
  });
});

/** Goes to a folded group with Tab and opens it with Enter, like any disclosure. */
async function openGroup(page: Page, summary: ReturnType<Page['locator']>): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    const isThere = await summary.evaluate((one) => document.activeElement?.contains(one) ?? false);
    if (isThere && (await page.evaluate(() => document.activeElement?.tagName === 'SUMMARY'))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}
