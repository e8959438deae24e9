// These functions fill an association's SIRET request (« demande de SIRET »), as a volunteer does.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { modeleStructures, withKey } from '../../packages/server/src/seeds/sample/structures.ts';
import { aPdf } from './a-pdf.ts';
import { type Association, openSession, read, type Session } from './arrange.ts';
import { proceed } from './demande.ts';
import { choose, fill, join, press, tick } from './forms.ts';
import { people } from './people.ts';

export type SiretlessAssociation = Pick<Association, 'id' | 'nom'> & { id_rna: string };

/** Each journey has its own part of the register, so that several may run at once, or again. */
const parts = 4;

/** Finds the part's next association without a SIREN that nobody manages in the portal; the person then manages it. */
export async function anAssociationWithoutSiret(
  session: Session,
  rang: number,
): Promise<SiretlessAssociation> {
  const { request, headers } = session;
  const made = modeleStructures().filter(
    ({ siren, idRna, dissolution }) => !siren && idRna?.slice(4).startsWith('9') && !dissolution,
  );
  const admin = await openSession(request, people.adminPortail);
  for (const { idRna } of made.filter((_, index) => index % parts === rang)) {
    const params = { q: idRna ?? '' };
    const found = await request.get('/api/dac/association-light', { headers, params });
    const [association] = (await read<{ items: Association[] }>(found)).items;
    if (!association || !idRna || association.gestionnaires > 0 || (await hasDemande(admin, idRna))) continue;
    await ask(session, idRna);
    return { id: association.id, nom: association.nom, id_rna: idRna };
  }
  throw new Error('No association is left in this share of the register.');
}

/** Tells whether the association already has a SIRET request: the demonstration made some, whose author has left. */
async function hasDemande({ request, headers }: Session, id_rna: string): Promise<boolean> {
  const found = await request.get('/api/demande/numero-siret', { headers, params: { id_rna } });
  return (await read<{ total: number }>(found)).total > 0;
}

/** Asks to join the association, named by its RNA or, when no register knows it, by its id. */
const ask = async ({ request, headers }: Session, id: string): Promise<void> => {
  const named = id.startsWith('W') ? { id_rna: id } : { id_association: id };
  const associations = [{ ...named, fonction: 'PRE', certificat: true }];
  await read(await request.patch('/api/lca/users/moi', { headers, data: { associations } }));
};

/** Makes the second person ask to join, and the first one accept. */
export async function letIn(first: Session, second: Session, id: string): Promise<void> {
  await ask(second, id);
  const { request, headers } = first;
  const membres = '/api/dac/association/membres';
  const params = { id_asso: id };
  const { items } = await read<{ items: { id: string; etat: string; version: number }[] }>(
    await request.get(membres, { headers, params }),
  );
  for (const membre of items.filter(({ etat }) => etat === 'demandee')) {
    const { id: id_membre, version } = membre;
    const answering = { ...headers, 'if-match': `"${version}"`, 'idempotency-key': randomUUID() };
    const data = { decision: 'accepter' };
    await read(
      await request.patch(membres, { headers: answering, params: { ...params, id: id_membre }, data }),
    );
  }
}

/** Types a new association of Alsace-Moselle, which no register knows yet. */
export async function anAssociationOfAlsace({
  request,
  headers,
}: Session): Promise<{ id: string; nom: string }> {
  const nom = `Chorale du Ried ${Date.now()}`;
  const data = { nom, commune: 'Strasbourg', code_postal: '67000', fonction: 'PRE', certificat: true };
  const made = await request.post('/api/dac/association/saisie', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data,
  });
  const { id_association } = await read<{ id_association: string }>(made);
  return { id: id_association, nom };
}

/** Makes a SIRET that is in no register of the demonstration, with right check digits. */
export function aNewSiret(): string {
  const digits = String(Date.now() % 100_000).padStart(5, '0');
  return withKey(`${withKey(`688${digits}`)}0001`);
}

/** Fills the SIRET request, page after page: the register gives the address, and each file is deposited. */
export async function fillDemande(page: Page): Promise<void> {
  await press(page, 'link', /Vérifier l’identité$/);
  await fill(page, { 'Date de création': '20/01/2024' });
  await proceed(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Indiquer les adresses' })).toBeVisible();
  await choose(page, 'Le siège est', 'provisoirement chez le représentant légal');
  await proceed(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Décrire l’activité' })).toBeVisible();
  await fill(page, { Objet: 'Réparer son vélo « soi-même » : n° 1 !' });
  await tick(page, 'Association demandant une subvention');
  await choose(page, /^Activité$/, 'permanente');
  await proceed(page);
  await joinAll(page);
  await proceed(page);
}

async function joinAll(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Joindre les documents' })).toBeVisible();
  for (const label of ['Récépissé de déclaration', 'Statuts', 'Liste des dirigeants']) {
    if (await page.getByRole('button', { name: `Changer ${label}` }).isVisible()) continue;
    await join(page, `Déposer un fichier : ${label}`, aPdf(`${label}.pdf`, 'Piece de demonstration'));
    await expect(page.getByRole('button', { name: `Changer ${label}` })).toBeVisible();
  }
}

export async function certifyAndTransmit(page: Page): Promise<void> {
  await press(page, 'button', 'Transmettre');
  await press(page.getByRole('dialog'), 'button', 'Je certifie et je transmets');
}

type Decision = { verbe: string; motif?: string; siret?: string };

/** Decides the SIRET request as an administrator does, and confirms. */
export async function decideSiret(page: Page, { verbe, motif, siret }: Decision): Promise<void> {
  await choose(page, 'Que décidez-vous ?', new RegExp(`^${verbe}\\s:`));
  if (motif) await fill(page, { Motif: motif });
  if (siret) await fill(page, { 'SIRET attribué': siret });
  await press(page, 'button', verbe);
  await press(page.getByRole('dialog'), 'button', /^Oui, /);
}
