import { expect, type Page, test } from '@playwright/test';
import { anAgrement, answerJep } from './support/agrement.ts';
import { aNewAccount, anAssociation, letIn, openSession, read } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { fill, press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { latestLink } from './support/mails.ts';
import { fillSignIn, openBrowserFor, people, signIn } from './support/people.ts';

const h1 = { titre: /^À signer\s: Former nos arbitres$/, verifier: 'Vérifier et transmettre' };
const subject = /^(À signer|Rappel, à signer)/;
const phone = { width: 360, height: 780 };

/**
 * Creates a dossier that the treasurer prepared and that names the president as signataire; both have an account of the
 * association.
 */
async function aPrepared(request: Page['request'], rang: number) {
  const treasurer = await aNewAccount(request, 'tresoriere');
  const president = await aNewAccount(request, 'presidente');
  const session = await openSession(request, treasurer);
  const dossier = await aReadyDossier(session, { rang, president });
  await letIn(session, await openSession(request, president), dossier.siret);
  return { treasurer, president, session, dossier };
}

async function askFrom(page: Page): Promise<void> {
  await press(page, 'button', 'Faire signer par Gaspard Morvan');
  await expect(page.getByText(/^Demandé à Gaspard Morvan/)).toBeVisible();
}

test('the treasurer prepares at a desk, the president signs on a telephone in two presses', async ({
  page,
  browser,
  request,
}) => {
  const { treasurer, president, dossier } = await aPrepared(request, 4);
  await signIn(page, treasurer, `${dossier.href}?etape=transmission`);
  await expectGoodPage(page, { h1: h1.verifier, datum: 'La signature de Gaspard Morvan' });
  await askFrom(page);
  await expectGoodPage(page, { h1: h1.verifier, datum: /Son lien sert jusqu’au/ });

  const link = await latestLink(request, { to: president, subject });
  const telephone = await openBrowserFor(browser);
  await telephone.setViewportSize(phone);
  let presses = 0;
  const tap = async (name: string) => {
    presses += 1;
    await press(telephone, 'button', name);
  };

  await test.step('the link asks who opens it to sign in, and its secret leaves the address', async () => {
    await telephone.goto(link);
    await expectGoodPage(telephone, { h1: 'À signer', datum: /Connectez-vous avec l’adresse/ });
    expect(telephone.url()).not.toContain('#');
    await telephone.getByRole('link', { name: 'Se connecter' }).last().click();
    await fillSignIn(telephone, president);
  });

  await test.step('what is signed is read in one screen', async () => {
    await expectGoodPage(telephone, { h1: h1.titre, datum: 'Versé sur' });
    await expect(telephone.getByRole('button', { name: 'Signer et transmettre' })).toBeInViewport();
    await expect(telephone.getByText(/^Lire tout le dossier, \d+\spages/)).toBeVisible();
    const top = await telephone
      .getByRole('heading', { level: 1 })
      .evaluate((one) => one.getBoundingClientRect().top);
    await telephone.getByText('Le texte complet de l’attestation').click();
    await expect(telephone.getByText(/Charte des engagements réciproques du 14 février 2014/)).toBeVisible();
    process.stdout.write(`Signer sur un téléphone : titre à ${Math.round(top)} px.\n`);
  });

  await test.step('two presses, nothing typed, and pressed twice it signs once', async () => {
    await telephone.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.typed = '0';
      addEventListener('input', () => (dataset.typed = String(Number(dataset.typed) + 1)), true);
    });
    await tap('Signer et transmettre');
    const sheet = telephone.getByRole('dialog', { name: /^Signer et transmettre/ });
    await expect(sheet.getByText('Gaspard Morvan')).toBeVisible();
    await expectGoodPage(telephone, { h1: /(?:)/, datum: sheet.getByText(/à Marseille, le/) });
    presses += 1;
    await sheet.getByRole('button', { name: 'Je signe et je transmets' }).dblclick();
    await expectGoodPage(telephone, { h1: 'C’est signé et transmis', datum: /Sans réponse le/ });
    const typed = await telephone.evaluate(() => Number(document.documentElement.dataset.typed));
    process.stdout.write(`Signer et transmettre : ${presses} appuis, ${typed} champ tapé.\n`);
    expect([presses, typed]).toEqual([2, 0]);
  });

  await test.step('opened again, it is signed already', async () => {
    await telephone.goto(link);
    await expectGoodPage(telephone, { h1: 'Déjà signé', datum: /Signé par vous le/ });
  });

  await test.step('the treasurer and the service read who signed', async () => {
    await page.goto(dossier.href);
    await page.getByText('Historique', { exact: true }).click();
    await expect(page.getByText('Dossier signé').first()).toBeVisible();
    const agent = await openBrowserFor(browser);
    await signIn(agent, people.agent, dossier.href);
    const parties = agent.getByRole('navigation', { name: 'Parties du dossier' });
    await parties.getByRole('link', { name: 'Demandeur' }).click();
    await expect(agent.getByText(/^par le lien reçu à son adresse, compte de/).first()).toBeVisible();
  });
});

test('what changes meanwhile is told, a change is asked in words, and the link is of one person', async ({
  page,
  browser,
  request,
}) => {
  const { treasurer, president, session, dossier } = await aPrepared(request, 7);
  await signIn(page, treasurer, `${dossier.href}?etape=transmission`);
  await askFrom(page);
  const link = await latestLink(request, { to: president, subject });
  const other = await openBrowserFor(browser);
  await signIn(other, president, link);
  await expectPage(other, { h1: h1.titre, datum: 'Versé sur' });

  await test.step('the first press waits for what changed to be read', async () => {
    const { headers } = session;
    const to = `/api/demande/dossiers/${dossier.id_fo}/projets/${dossier.id_projet}`;
    const at = `/api/demande/dossiers/projets/${dossier.id_projet}`;
    const { version } = await read<{ version: number }>(await request.get(at, { headers }));
    const data = { changes: { 'beneficiaire.nombre': { from: 12, to: 15 } } };
    await read(await request.put(to, { headers: { ...headers, 'if-match': `"${version}"` }, data }));
    await press(other, 'button', 'Signer et transmettre');
    await expectGoodPage(other, { h1: h1.titre, datum: /vient de changer le public du projet/ });
    await expect(other.getByText('15 personnes, Marseille')).toBeVisible();
    await expect(other.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the preparer is told whose link it is, and may send it again', async () => {
    const colleague = await openBrowserFor(browser);
    await signIn(colleague, treasurer, link);
    await expectGoodPage(colleague, { h1: 'Ce n’est pas à vous de signer', datum: /Gaspard Morvan/ });
    await press(colleague, 'button', 'Lui envoyer le lien');
    await expect(colleague.getByText(/^Lien envoyé à/)).toBeVisible();
  });

  await test.step('words go back to the preparer, and nothing is transmitted', async () => {
    // The first link ends when the second is sent, whose message may come a moment later.
    const latest = () => latestLink(request, { to: president, subject });
    await expect.poll(latest).not.toBe(link);
    await other.goto(await latest());
    await press(other, 'button', 'Demander un changement à Gaspard');
    const dialog = other.getByRole('dialog');
    await press(dialog, 'button', 'Envoyer à Gaspard');
    await expectGoodPage(other, {
      h1: /(?:)/,
      datum: dialog.getByText(/Dites ce qu’il faut changer/).first(),
    });
    await fill(dialog, { 'Votre mot': 'Il manque la sortie des familles.' });
    await press(dialog, 'button', 'Envoyer à Gaspard');
    await expectGoodPage(other, { h1: 'Changement demandé', datum: /Rien n’est transmis/ });
    await page.reload();
    await expectGoodPage(page, { h1: h1.verifier, datum: /Il manque la sortie des familles/ });
  });
});

test('a request for an agrément is signed on a telephone in the same two presses', async ({
  page,
  browser,
  request,
}) => {
  const treasurer = await aNewAccount(request, 'tresoriere');
  const president = await aNewAccount(request, 'presidente');
  const session = await openSession(request, treasurer);
  const { siret } = await anAssociation(session, { rang: 8, president, isSud: true });
  await letIn(session, await openSession(request, president), siret);
  const id_fo = await anAgrement(session, 'JEP', siret);
  await answerJep(session, { id_fo, siret });
  const href = `/client/associations/${siret}/demande-agrement/${id_fo}`;

  await test.step('it is asked where the dossier is checked', async () => {
    await signIn(page, treasurer, `${href}?etape=transmission`);
    await expectGoodPage(page, { h1: h1.verifier, datum: 'La signature de Gaspard Morvan' });
    await askFrom(page);
  });

  const telephone = await openBrowserFor(browser);
  await telephone.setViewportSize(phone);
  await test.step('what is certified is read, and two presses transmit it', async () => {
    await signIn(telephone, president, await latestLink(request, { to: president, subject }));
    const titre = /^À signer\s: Jeunesse et éducation populaire/;
    await expectGoodPage(telephone, { h1: titre, datum: /Elle a souscrit au contrat d’engagement/ });
    await expect(telephone.getByText('2 pièces jointes')).toBeVisible();
    await press(telephone, 'button', 'Signer et transmettre');
    await press(telephone, 'button', 'Je signe et je transmets');
    await expectGoodPage(telephone, {
      h1: 'C’est signé et transmis',
      datum: /l’agrément accordé est inscrit/,
    });
    await press(telephone, 'link', 'Suivre le dossier');
    await expectPage(telephone, { h1: /^Jeunesse et éducation populaire/, datum: id_fo });
  });

  await test.step('the service reads who signed', async () => {
    const agent = await openBrowserFor(browser);
    await signIn(agent, people.agent, href);
    await agent.getByRole('heading', { level: 2, name: 'Demandeur' }).click();
    await expect(agent.getByText(/^par le lien reçu à son adresse, compte de/).first()).toBeVisible();
  });
});
