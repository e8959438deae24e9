// These functions bring a dossier to a given state on the service's side, through the calls that its pages make.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { openSession, read, type Session } from './arrange.ts';
import type { Dossier } from './arrange-dossier.ts';

type Head = {
  version: number;
  instructions: { id_service_instructeur: string }[];
  projets: { id: string }[];
  description: { exercice: number };
};

const dossiers = '/api/demande/dossiers';

/** Makes one move on the dossier, in the name of the agent's service. */
export async function moveDossier(
  { request, headers }: Session,
  { id_fo }: Pick<Dossier, 'id_fo'>,
  { action, ...data }: { action: string } & Record<string, unknown>,
): Promise<void> {
  const head = await read<Head>(await request.get(`${dossiers}/${id_fo}`, { headers }));
  const service = head.instructions[0]?.id_service_instructeur;
  const sending = {
    headers: { ...headers, 'if-match': `"${head.version}"`, 'idempotency-key': randomUUID() },
    data,
  };
  await read(await request.post(`${dossiers}/${id_fo}/instructions/${service}/${action}`, sending));
}

/** Studies a dossier of one project and one year, and grants it. */
export async function grantDossier(agent: Session, dossier: Dossier, montant_accorde: number): Promise<void> {
  const { request, headers } = agent;
  const { description } = await read<Head>(await request.get(`${dossiers}/${dossier.id_fo}`, { headers }));
  await moveDossier(agent, dossier, { action: 'start' });
  const montants = [{ id_projet: dossier.id_projet, annee: description.exercice, montant_accorde }];
  await moveDossier(agent, dossier, { action: 'grant', montants });
}

/** Takes the dossier under study and proposes an amount, unless `montant` is null. */
export async function studyDossier(agent: Session, dossier: Dossier, montant: number | null): Promise<void> {
  const { request, headers } = agent;
  await moveDossier(agent, dossier, { action: 'start' });
  if (montant === null) return;
  const place = `${dossiers}/${dossier.id_fo}`;
  const head = await read<Head>(await request.get(place, { headers }));
  const cle = `${head.projets[0]?.id}-${head.description.exercice}`;
  const saving = {
    headers: { ...headers, 'if-match': '"1"' },
    data: { changes: { [cle]: { from: null, to: montant } } },
  };
  const service = head.instructions[0]?.id_service_instructeur;
  await read(await request.put(`${place}/instructions/${service}/proposition`, saving));
}

type Avis = {
  de: string;
  a: { email: string; service: string };
  dossier: Pick<Dossier, 'id_fo'>;
  texte: string;
};

/** Makes an agent ask another service for an opinion and show it the projects, then makes that service answer. */
export async function giveAvis(request: APIRequestContext, { de, a, dossier, texte }: Avis): Promise<void> {
  const [asking, asked] = [await openSession(request, de), await openSession(request, a.email)];
  const keyed = ({ headers }: Session) => ({ ...headers, 'idempotency-key': randomUUID() });
  const place = `${dossiers}/${dossier.id_fo}`;
  const head = await read<Head>(await request.get(place, { headers: asking.headers }));
  type Found = { items: { _id: string; nom: string }[] };
  const params = { limit: 100 };
  const known = await request.get('/api/rds/crossed-services', { headers: asking.headers, params });
  const consulted = (await read<Found>(known)).items.find(({ nom }) => nom.includes(a.service));
  const jour = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const question = {
    id_service: consulted?._id,
    question: 'Que savez-vous de ce club ?',
    sections: ['projets'],
    avant_le: jour,
  };
  const url = `${place}/instructions/${head.instructions[0]?.id_service_instructeur}/avis`;
  const made = await read<{ id: string; version: number }>(
    await request.post(url, { headers: keyed(asking), data: question }),
  );
  const headers = { ...keyed(asked), 'if-match': `"${made.version}"` };
  const data = { sens: 'favorable', texte };
  await read(await request.post(`/api/rds/avis/${made.id}/reponse`, { headers, data }));
}
