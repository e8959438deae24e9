// These functions make an association whose volunteers declared hours, with or without a person who validates them.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { aNewAccount, openSession, read, representant, type Session } from './arrange.ts';
import { people } from './people.ts';

export type Benevole = { prenom: string; nom: string; heures: number };

/** Makes an association for one journey, whose manager also validates the hours unless told otherwise. */
export async function anAssociationWithBenevoles(
  request: APIRequestContext,
  { benevoles, hasValideur = true }: { benevoles: readonly Benevole[]; hasValideur?: boolean },
) {
  const email = await aNewAccount(request, 'valideur');
  const session = await openSession(request, email);
  const nom = `Amicale des bénévoles ${randomUUID().slice(0, 8)}`;
  const { id_association: id } = await read<{ id_association: string }>(
    await request.post('/api/dac/association/saisie', {
      headers: { ...session.headers, 'idempotency-key': randomUUID() },
      data: { nom, commune: 'Marseille', code_postal: '13001', fonction: 'PRE', certificat: true },
    }),
  );
  if (hasValideur) await declareValideur(session, id, email);
  if (benevoles.length > 0) await importDeclarations(request, id, benevoles);
  return { email, session, id, nom };
}

async function declareValideur({ request, headers }: Session, id_asso: string, courriel: string) {
  const data = { ...representant, courriel, valideur_cec: true };
  const params = { id_asso };
  await read(await request.post('/api/dac/association/representants_legaux', { headers, params, data }));
}

const enTete = 'reference;session;association;siret;civilite;prenom;nom;fonction;heures;declare_le';

/** Makes a CSV like the file of the declaration site, for the demonstration's current session. */
export async function declarationsCsv(
  { request, headers }: Session,
  association: string,
  benevoles: readonly Benevole[],
): Promise<string> {
  const { code } = await read<{ code: string }>(await request.get('/api/cec/sessions/current', { headers }));
  const lignes = benevoles.map(
    ({ prenom, nom, heures }) =>
      `${randomUUID()};${code};${association};;MME;${prenom};${nom};Animatrice;${heures};${code}-01-02`,
  );
  return [enTete, ...lignes].join('\n');
}

async function importDeclarations(
  request: APIRequestContext,
  association: string,
  benevoles: readonly Benevole[],
) {
  const admin = await openSession(request, people.adminPortail);
  const texte = await declarationsCsv(admin, association, benevoles);
  const headers = { ...admin.headers, 'idempotency-key': randomUUID() };
  const data = { genre: 'declarations', fichier: 'parcours.csv', texte };
  await read(await request.post('/api/cec/imports', { headers, data }));
}
