// A journey starts from an association of the register that nobody manages yet, made through the calls that the pages
// make.
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { demoMotDePasse } from '../../packages/server/src/seeds/demo/comptes-de-demo.ts';
import { modeleStructures } from '../../packages/server/src/seeds/sample/structures.ts';
import { hashKey, isMine } from './known-good.ts';
import { latestLink } from './mails.ts';
import { trustedHeaders } from './second-facteur.ts';

export type Association = { id: string; nom: string; id_siren: string; gestionnaires: number };
export type Session = { request: APIRequestContext; headers: Record<string, string> };

export async function openSession(request: APIRequestContext, email: string): Promise<Session> {
  const headers = await trustedHeaders(email);
  const data = { email, password: demoMotDePasse };
  const response = await request.post('/api/auth/login', { headers, data });
  const { token } = await read<{ token: string }>(response);
  return { request, headers: { authorization: `Bearer ${token}` } };
}

/** Returns the id of the signed-in person. */
export async function readMyId({ request, headers }: Session): Promise<string> {
  const user = await request.get('/api/lca/users/moi', { headers });
  return (await read<{ _id: string }>(user))._id;
}

/** Signs up a person for one journey, follows the link, and returns their address. */
export async function aNewAccount(
  request: APIRequestContext,
  name: string,
  { password = demoMotDePasse, prenom = 'Gaspard', nom = 'Morvan' } = {},
): Promise<string> {
  const email = `${name}.${randomUUID().slice(0, 8)}@demo.example`;
  const body = { civilite: 'M', prenom, nom, email, password, confirm: password };
  const registered = await request.post('/api/auth/register?sendValidation=true', { data: body });
  const { token } = await read<{ token: string }>(registered);
  const link = await latestLink(request, { to: email, subject: /^Activez/ });
  const headers = { 'access-token': token };
  await read(await request.post('/api/auth/validate', { headers, data: { token: link.split('/').at(-1) } }));
  return email;
}

/** Each journey has its part of the register, so that its own associations are soon found. */
export type ArrangedPart = {
  rang: number;
  /** True when the association must have a second establishment to choose from. */
  hasAnnexe?: boolean;
  /** True when its seat must be where the agréments of the demonstration are offered; any part of the register will do. */
  isSud?: boolean;
  /** The e-mail address of the president in the association's file; without it, the file gives one that nobody has. */
  president?: string;
};
const parts = { withAnnexe: 2, alone: 10 };

const openOnes = (all: readonly { isFerme: boolean }[]) => all.filter(({ isFerme }) => !isFerme).length;

/** Finds the next association of the part that nobody manages in the portal, and that no other journey was given. */
export async function findFreeAssociation(
  session: Session,
  { rang, hasAnnexe = false, isSud }: ArrangedPart,
) {
  const made = modeleStructures().filter(
    ({ siren, idRna, dissolution, etablissements }) =>
      siren?.startsWith('679') && idRna && !dissolution && openOnes(etablissements) === (hasAnnexe ? 2 : 1),
  );
  const count = hasAnnexe ? parts.withAnnexe : parts.alone;
  const own = made.filter((_, index) => index % count === rang);
  const wanted = isSud ? [...own, ...made].filter(({ siege }) => siege.cp.startsWith('13')) : own;
  for (const { siren } of wanted) {
    const params = { q: siren ?? '' };
    const response = await session.request.get('/api/dac/association-light', {
      headers: session.headers,
      params,
    });
    const [found] = (await read<{ items: Association[] }>(response)).items;
    if (found?.gestionnaires === 0 && isMine(hashKey('association', siren))) return found;
  }
  throw new Error('No association is left in this share of the register.');
}

/** Makes the person join the association; they are a member at once when nobody manages it. */
export async function joinAssociation(
  { request, headers }: Session,
  { id_siren }: Pick<Association, 'id_siren'>,
): Promise<void> {
  const demande = { id_siren, fonction: 'PRE', certificat: true };
  await read(await request.patch('/api/lca/users/moi', { headers, data: { associations: [demande] } }));
}

/** Makes another person ask to manage the association of this establishment, and the person of this session accept. */
export async function letIn(session: Session, other: Session, siret: string): Promise<void> {
  const { request, headers } = session;
  const demande = { id_siren: siret.slice(0, 9), fonction: 'TRE', certificat: true };
  const joining = { headers: other.headers, data: { associations: [demande] } };
  await read(await request.patch('/api/lca/users/moi', joining));
  const params = { id_asso: siret };
  const membres = await request.get('/api/dac/association/membres', { headers, params });
  type Membre = { id: string; etat: string; version: number };
  const waiting = (await read<{ items: Membre[] }>(membres)).items.find(({ etat }) => etat === 'demandee');
  await read(
    await request.patch('/api/dac/association/membres', {
      headers: { ...headers, 'if-match': `"${waiting?.version}"` },
      params: { ...params, id: waiting?.id ?? '' },
      data: { decision: 'accepter' },
    }),
  );
}

/** Makes an association with all that a dossier needs: a manager, a signataire and a bank account. */
export async function anAssociation(
  session: Session,
  part: ArrangedPart,
): Promise<Association & { siret: string }> {
  const { request, headers } = session;
  const association = await findFreeAssociation(session, part);
  await joinAssociation(session, association);
  const params = { id_asso: association.id_siren };
  const etablissements = await request.get('/api/dac/association/etablissements', { headers, params });
  const { items } = await read<{ items: { id_siret: string; est_siege: boolean }[] }>(etablissements);
  const siret = items.find((one) => one.est_siege)?.id_siret ?? '';
  const to = '/api/dac/association';
  const data = {
    ...representant,
    ...(part.president ? { courriel: part.president, prenom: 'Gaspard', nom: 'Morvan' } : {}),
  };
  await read(await request.post(`${to}/representants_legaux`, { headers, params, data }));
  await read(
    await request.post(`${to}/ribs`, {
      headers,
      params,
      data: { ...rib, titulaire: association.nom.toUpperCase(), id_siret: siret },
    }),
  );
  return { ...association, siret };
}

export const representant = {
  civilite: 'MME',
  prenom: 'Odile',
  nom: 'Castel',
  fonction: 'PRE',
  courriel: 'odile.castel@asso.example',
  telephone: '0491000042',
  est_representant_legal: true,
};

export const rib = { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' };

export async function read<T>(response: APIResponse): Promise<T> {
  expect(response.ok(), `${response.url()} ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}
