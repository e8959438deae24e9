// A Pass'Sport journey starts from invented beneficiaries of this season and a club with its bank account and its
// certificate.
import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import {
  type ArrangedPart,
  aNewAccount,
  anAssociation,
  openSession,
  read,
  rib,
  type Session,
} from './arrange.ts';
import { people } from './people.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

type Exercice = { id: string; saison: string };

/** Returns the current season with new codes: valid ones for `prenoms`, and withdrawn ones for `retires`. */
export async function aSeason(admin: Session, prenoms: readonly string[], retires: readonly string[] = []) {
  const known = await admin.request.get('/api/psp/exercices', { headers: admin.headers });
  const { items } = await read<{ items: (Exercice & { courant: boolean })[] }>(known);
  const exercice: Exercice = items.find(({ courant }) => courant) ?? { id: '', saison: '' };
  const codesOf = (names: readonly string[], statut: 'oui' | 'non') =>
    names.map((prenom) => ({ prenom, statut, code: `${exercice.id}-${four()}-${four()}` }));
  const codes = codesOf(prenoms, 'oui');
  const repris = codesOf(retires, 'non');
  return { exercice, codes, repris, texte: beneficiairesOf([...codes, ...repris]) };
}

type Donne = { prenom: string; statut: 'oui' | 'non'; code: string };

const beneficiairesOf = (codes: readonly Donne[]): string =>
  [
    'id_psp;prenom;nom;date_naissance;commune;code_postal;statut',
    ...codes.map(
      ({ code, prenom, statut }) => `${code};${prenom};Exemple;2012-05-12;Marseille;13008;${statut}`,
    ),
  ].join('\n');

export async function importBeneficiaires({ request, headers }: Session, texte: string): Promise<void> {
  const data = { genre: 'beneficiaires', fichier: 'parcours.csv', texte, essai: false };
  await read(await request.post('/api/psp/imports', { headers, data }));
}

export const adminPsp = (request: APIRequestContext): Promise<Session> =>
  openSession(request, people.adminPortail);

type Affiliation = { nom: string; id_siren: string; nb_licencies: number };

export const tennis: Affiliation = {
  nom: 'Fédération française de tennis',
  id_siren: '732829320',
  nb_licencies: 12,
};

const affiliation: Affiliation = {
  nom: 'Fédération française de judo',
  id_siren: '123456782',
  nb_licencies: 40,
};

export const aNamedPdf = (name: string) => {
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  return { name, mimeType: 'application/pdf', buffer };
};

/** Makes a club for one journey, affiliated, with its bank account and the scan of it. */
export async function aClub(request: APIRequestContext, part: ArrangedPart) {
  const club = await anUnaffiliated(request, part);
  await affiliate(club);
  await depositScan(club);
  return club;
}

/** Makes an association for one journey, with its bank account, but no federation yet. */
export async function anUnaffiliated(request: APIRequestContext, part: ArrangedPart) {
  const email = await aNewAccount(request, 'pass-sport');
  const session = await openSession(request, email);
  return { email, session, club: await anAssociation(session, part) };
}

type Club = Awaited<ReturnType<typeof anUnaffiliated>>;
const to = '/api/dac/association';

export async function affiliate({ session, club }: Club, data = affiliation): Promise<void> {
  const { request, headers } = session;
  const params = { id_asso: club.id_siren };
  await read(await request.post(`${to}/affiliations`, { headers, params, data }));
}

export async function depositScan({ session, club }: Club): Promise<void> {
  const { request, headers } = session;
  const params = { id_asso: club.id_siren };
  const multipart = { type: 'RIB', iban: rib.iban, file: aNamedPdf('rib.pdf') };
  await read(await request.post(`${to}/documents`, { headers, params, multipart }));
}

/** Deposits a certificate for the current season or for the exercise that is named. */
export async function certifyPassSport(
  { session, club }: Club,
  exerciceId?: string,
  federation = affiliation,
): Promise<void> {
  const { request, headers } = session;
  const multipart = {
    id_siren: club.id_siren,
    siren_federation: federation.id_siren,
    nom_federation: federation.nom,
    file: aNamedPdf('attestation.pdf'),
  };
  const query = exerciceId ? `?exerciceId=${exerciceId}` : '';
  await read(await request.post(`/api/psp/upload-affiliation${query}`, { headers, multipart }));
}

/** Deposits the certificate of the club, begins its file and enrols these codes. */
export async function enrol(one: Club, codes: readonly string[]): Promise<void> {
  await certifyPassSport(one);
  const { session, club } = one;
  const { request, headers } = session;
  const params = { idSiret: club.siret };
  const place = await request.get('/api/psp/structure', { headers, params });
  const { ribs } = await read<{ ribs: { id: string }[] }>(place);
  const structure = { id_siret: club.siret, id_rib: ribs[0]?.id ?? null };
  const made = await request.post('/api/psp/dossiers', { headers, data: { structure } });
  const { dossier } = await read<{ dossier: { id: string } }>(made);
  const federation = { siren: affiliation.id_siren };
  const inscriptions = `/api/psp/dossiers/${dossier.id}/inscriptions`;
  await read(await request.post(inscriptions, { headers, data: { codes, federation } }));
}

/** Adds a row to a collection of the association's file, such as an agrément or a bank account. */
export async function addLigne({ session, club }: Club, collection: string, data: object): Promise<void> {
  const { request, headers } = session;
  const params = { id_asso: club.id_siren };
  await read(await request.post(`${to}/${collection}`, { headers, params, data }));
}

/** Changes one value of the first row of a collection. */
export async function changeLigne(
  { session, club }: Club,
  collection: string,
  { path, value }: { path: string; value: string | null },
): Promise<void> {
  const { request, headers } = session;
  const id_asso = club.id_siren;
  const list = await request.get(`${to}/${collection}`, { headers, params: { id_asso } });
  type Ligne = { id: string; version: number } & Record<string, unknown>;
  const [ligne] = (await read<{ items: Ligne[] }>(list)).items;
  if (!ligne) throw new Error(`no line of ${collection} to change`);
  const data = { changes: { [path]: { from: ligne[path] ?? null, to: value } } };
  const params = { id_asso, id: ligne.id };
  const ifMatch = { ...headers, 'if-match': `"${ligne.version}"` };
  await read(await request.patch(`${to}/${collection}`, { headers: ifMatch, params, data }));
}
