import { expect, type Page, test } from '@playwright/test';
import { aPdf } from './support/a-pdf.ts';
import { certifyAdhesion } from './support/adhesion.ts';
import { anAssociation, openSession, type Session } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { choose, fill, join, pick, press, region } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { expectMail, latestLink } from './support/mails.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';

const partante = 'fatou.sarr@demo.example';
const repreneur = 'jean-yves.hoarau@demo.example';
const enAttente = 'noe.lambert@demo.example';
const presidentes = { pions: 'jeanne.roux@demo.example', voile: 'helene.garnier@demo.example' };
const secondaire = 'marc.olivieri@demo.example';

const pv = () => aPdf('pv-assemblee.pdf', 'Election du nouveau bureau');
const accesHref = (id: string) => `/client/informations-administratives/${id}/personnes-et-acces`;
const h1 = {
  accueil: titreAccueil,
  acces: 'Personnes et accès',
  attente: 'Votre demande d’accès attend une réponse',
  demandes: 'Demandes d’accès',
  invitation: 'Une invitation vous attend',
  invitations: 'Vos invitations',
};
const confirm = (page: Page, button: string) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: button }).click();

test('a new president takes over from one who left, and finds the files again', async ({
  page,
  browser,
  request,
}) => {
  const { nom, siret, href, id_fo } = await aReadyDossier(await openSession(request, partante), { rang: 8 });
  const siren = siret.slice(0, 9);

  await test.step('the last manager leaves on purpose only', async () => {
    await signIn(page, partante, accesHref(siren));
    await expectGoodPage(page, { h1: h1.acces, datum: '1 personne gère l’association.' });
    await press(page, 'button', /^Quitter/);
    await expect(page.getByText('Vous êtes la seule personne à gérer cette association.')).toBeVisible();
    await confirm(page, 'Partir en laissant la reprise ouverte');
    await expect(page.getByText(`Vous ne gérez plus ${nom}.`).first()).toBeVisible();
    await page.goto(href);
    await expectPage(page, { h1: h1.accueil, datum: /^La demande n.est pas accessible/ });
  });

  const next = await openBrowserFor(browser);
  await test.step('who comes next is in, but what was left is closed', async () => {
    await signIn(
      next,
      repreneur,
      `/client/ajout-association/certificat-honneur?asso=${siren}&siret=${siret}`,
    );
    await certifyAdhesion(next);
    await expect(next.getByText('Votre association est ajoutée.').first()).toBeVisible();
    await next.goto(href);
    await expectPage(next, { h1: 'Ce dossier ne vous est pas ouvert', datum: 'Voir vos dossiers' });
    await next.goto(accesHref(siren));
    await join(next, 'Joindre la preuve du nouveau bureau', pv());
    await expectGoodPage(next, {
      h1: h1.acces,
      datum: region(next, 'Ce que d’anciens responsables ont laissé vous est fermé').getByText(
        'pv-assemblee.pdf',
      ),
    });
  });

  await test.step('an administrator looks at the proof and opens the past', async () => {
    const admin = await openBrowserFor(browser);
    await signIn(admin, people.adminPortail, `/client/administration/lca?q=${siren}`);
    await expectGoodPage(admin, {
      h1: h1.demandes,
      datum: admin.getByRole('link', { name: /pv-assemblee/ }),
    });
    await press(admin, 'button', /^Ouvrir le passé/);
    await confirm(admin, 'Ouvrir');
    await expect(admin.getByText('Aucune demande ne correspond à ces filtres.')).toBeVisible();
  });

  await test.step('the file is taken up where it was left', async () => {
    await expectMail(request, { to: repreneur, subject: /^Anciens dossiers ouverts/ });
    await next.goto(href);
    await expect(next.getByRole('heading', { level: 1 })).not.toHaveText('Ce dossier ne vous est pas ouvert');
    await expect(next.getByText(id_fo).first()).toBeVisible();
    await next.goto(accesHref(siren));
    await expect(region(next, 'Historique des accès')).toContainText('a quitté l’association');
  });
});

test('a pending member reads nothing private, and joins the proof', async ({ page, request, browser }) => {
  const session = await openSession(request, enAttente);
  const siren = await sirenOf(await openSession(request, presidentes.pions));
  for (const part of ['identite', 'coordonnees', 'etablissements', 'documents', 'ribs', 'membres']) {
    const response = await request.get(`/api/dac/association/${part}`, {
      headers: session.headers,
      params: { id_asso: siren },
    });
    expect(response.status(), part).toBe(404);
  }
  await signIn(page, enAttente, `/client/informations-administratives/${siren}`);
  await expectPage(page, { h1: h1.attente, datum: 'Les Pions' });
  const proofs = page.getByRole('list', { name: 'Preuves jointes' });
  await test.step('a file sent by mistake is taken back', async () => {
    await join(page, 'Joindre la preuve du nouveau bureau', aPdf('facture.pdf', 'Facture'));
    await expect(proofs.getByText('facture.pdf').first()).toBeVisible();
    await press(page, 'button', 'Retirer facture.pdf');
    await confirm(page, 'Retirer');
    await expect(proofs).toHaveCount(0);
  });
  await join(page, 'Joindre la preuve du nouveau bureau', pv());
  await expectGoodPage(page, { h1: h1.attente, datum: proofs.getByText(/^Envoyée le/) });

  const manager = await openBrowserFor(browser);
  await test.step('a manager who says no to a proof disagrees, and says why', async () => {
    await signIn(manager, presidentes.pions, accesHref(siren));
    const asked = region(manager, 'Une demande attend votre réponse');
    await expect(asked.getByRole('link', { name: /pv-assemblee/ }).first()).toBeVisible();
    await press(asked, 'button', /^Refuser/);
    await expectGoodDialog(manager, 'Refuser l’accès à');
    await press(asked, 'button', /^Refuser/);
    await confirm(manager, 'Refuser');
    await expect(manager.getByRole('link', { name: 'Indiquez le motif.' })).toBeVisible();
    await manager.getByLabel('Motif').fill('L’assemblée est contestée.');
    await confirm(manager, 'Refuser');
    await expectGoodPage(manager, { h1: h1.acces, datum: asked.getByText(/n’est pas d’accord/) });
  });

  await test.step('the person finds why on a page that stays', async () => {
    await page.goto('/client/user/dashboard');
    await press(page.getByRole('main'), 'link', /^Voir ma demande/);
    await expectGoodPage(page, {
      h1: 'Votre demande d’accès est contestée',
      datum: 'Motif : L’assemblée est contestée.',
    });
    await press(page, 'button', /^Annuler ma demande/);
    await confirm(page, 'Annuler ma demande');
    await expectGoodPage(page, {
      h1: 'Votre demande d’accès est annulée',
      datum: page.getByRole('link', { name: 'Refaire une demande' }),
    });
  });
});

test('a manager of a secondary establishment sees only their own', async ({ page, request }) => {
  const siren = await sirenOf(await openSession(request, presidentes.voile));
  const { headers } = await openSession(request, secondaire);
  const params = { id_asso: siren };
  const listed = async (part: string) => {
    const response = await request.get(`/api/dac/association/${part}`, { headers, params });
    return ((await response.json()) as { items: { id_siret: string | null }[] }).items;
  };
  for (const part of ['etablissements', 'ribs', 'documents', 'representants_legaux', 'membres']) {
    const sirets = new Set((await listed(part)).map(({ id_siret }) => id_siret));
    expect(
      [...sirets].filter((one) => one !== '66307152000022'),
      part,
    ).toEqual([]);
  }
  expect(await listed('membres')).toHaveLength(1);
  await signIn(page, secondaire, accesHref(siren));
  await expectGoodPage(page, { h1: h1.acces, datum: 'Marc Olivieri (vous)' });
  await expect(page.getByText('Hélène Garnier')).toHaveCount(0);
});

test('somebody without an account is invited with the keys alone, signs up, and accepts', async ({
  page,
  request,
  browser,
}) => {
  const { nom, id_siren } = await anAssociation(await openSession(request, people.gestionnaire), { rang: 9 });
  const email = `lina.${Date.now()}@asso.example`;

  await test.step('the invitation is typed and sent', async () => {
    await signIn(page, people.gestionnaire, `${accesHref(id_siren)}?inviter=1`);
    useOnlyKeyboard(page);
    await press(page, 'button', 'Envoyer l’invitation');
    await expectGoodPage(page, { h1: 'Inviter une personne', datum: 'Il y a 2 erreurs à corriger' });
    await fill(page, { 'Adresse électronique': email });
    await pick(page, 'Fonction', 'Trésorier');
    await press(page, 'button', 'Envoyer l’invitation');
    await expectGoodPage(page, {
      h1: h1.acces,
      datum: region(page, 'Invitations envoyées').getByText(email),
    });
  });

  const invited = await openBrowserFor(browser);
  await test.step('the link tells what it is about', async () => {
    const subject = /vous invite à agir pour/;
    await invited.goto(await latestLink(request, { to: email, subject }));
    await expectGoodPage(invited, {
      h1: h1.invitation,
      datum: 'Répondez avec l’adresse lin***@ass***.example',
    });
    await press(invited.getByRole('main'), 'link', 'Créer mon compte');
  });

  await test.step('the account finds the invitation by its address', async () => {
    await choose(invited, 'Civilité', 'Madame');
    await fill(invited, {
      Prénom: 'Lina',
      Nom: 'Petit',
      'Adresse électronique': email,
      'Mot de passe': 'Tasse-Verte-42',
    });
    await press(invited, 'button', 'Créer mon compte');
    await invited.goto(await latestLink(request, { to: email, subject: /^Activez votre compte$/ }));
    await expectGoodPage(invited, { h1: h1.invitations, datum: `pour gérer ${nom}` });
    await press(invited, 'button', 'Accepter l’invitation');
    await expectPage(invited, { h1: h1.accueil, datum: nom });
    await invited.goto(accesHref(id_siren));
    await expectPage(invited, { h1: h1.acces, datum: '2 personnes gèrent l’association.' });
  });
});

test('an association that no register knows is typed by hand', async ({ page }) => {
  const nom = `Les Tisserands ${Date.now()}`;
  await signIn(page, people.benevole, '/client/ajout-association/choix-association');
  await fill(page, { 'Nom, numéro RNA ou SIREN': nom });
  await press(page, 'button', 'Chercher');
  await press(page, 'link', 'Continuer sans registre');
  await press(page, 'button', 'Je certifie et j’ajoute l’association');
  await expectGoodPage(page, { h1: 'Saisir votre association', datum: 'Il y a 3 erreurs à corriger' });
});

test('an administrator sees what has waited more than 15 days, and refuses with a reason only', async ({
  page,
}) => {
  await signIn(page, people.adminPortail, '/client/administration/lca?attente=a-decider&q=rossi');
  await expectGoodPage(page, { h1: h1.demandes, datum: 'Mme Camille Rossi' });
  await press(page, 'button', /^Refuser/);
  await confirm(page, 'Refuser');
  await expect(page.getByRole('link', { name: 'Indiquez le motif.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

async function expectGoodDialog(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: new RegExp(`^${title}`) });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Gives the SIREN of the association that the person manages. */
async function sirenOf({ request, headers }: Session): Promise<string> {
  const response = await request.get('/api/lca/users/moi', { headers });
  const { associations } = (await response.json()) as { associations: { id_siren: string }[] };
  return associations[0]?.id_siren ?? '';
}
