// What a service does with a dossier as far as a journey needs it, made by the same calls as its pages.
import { randomUUID } from 'node:crypto';
import { read, type Session } from './arrange.ts';
import type { Dossier } from './arrange-dossier.ts';

type Head = {
  version: number;
  instructions: { id_service_instructeur: string }[];
  projets: { id: string }[];
  description: { exercice: number };
};

const dossiers = '/api/demande/dossiers';

/** One move of the instruction of this agent's service. */
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

/** Studied and granted, for its one project and its one year. */
export async function grantDossier(agent: Session, dossier: Dossier, montant_accorde: number): Promise<void> {
  const { request, headers } = agent;
  const { description } = await read<Head>(await request.get(`${dossiers}/${dossier.id_fo}`, { headers }));
  await moveDossier(agent, dossier, { action: 'start' });
  const montants = [{ id_projet: dossier.id_projet, annee: description.exercice, montant_accorde }];
  await moveDossier(agent, dossier, { action: 'grant', montants });
}

/** Its service studies it, and proposed an amount unless it is null. */
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
