// Test support: a volunteer types on a separate server that can be killed.
import { changesBetween } from '@asso/domain/kernel/changes';
import { motDePasse } from '../../compte/test/test-comptes.sql.ts';
import type { RemoteServer } from '../../platform/http/test/test-server.ts';
import { dossierCreation, filledProjet, filledTete } from './test-calls.ts';
import type { World } from './test-dossiers.sql.ts';

export async function signInRemotely(server: RemoteServer, email: string): Promise<string> {
  const { body } = await server.call('POST', '/auth/login', { body: { email, password: motDePasse } });
  return String(body.token);
}

type Sent = { body?: unknown; ifMatch?: unknown };

/** Makes a call that must be accepted. */
export const remoteCall =
  (server: RemoteServer, token: string) =>
  async <T>(method: string, path: string, sent: Sent = {}): Promise<T> => {
    const headers: Record<string, string> =
      sent.ifMatch === undefined ? {} : { 'if-match': `"${sent.ifMatch}"` };
    const reply = await server.call(method, path, { token, body: sent.body, headers });
    if (reply.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(reply.body)}`);
    return reply.body as T;
  };

type Given = { world: World; token: string; type?: string };
type Typed = { id: string; id_fo: string; version: number; tete: never; corps: never };

/** Creates a complete dossier that is not transmitted. */
export async function aRemoteReady(
  server: RemoteServer,
  { world, token, type = 'FDB' }: Given,
): Promise<Pick<Typed, 'id' | 'id_fo' | 'version'>> {
  const call = remoteCall(server, token);
  const { description, demandeur } = dossierCreation(world);
  const body = { description: { ...description, id_sous_type_dispositif: type }, demandeur };
  const { id, id_fo } = await call<Typed>('POST', '/demande/dossiers', { body });
  const dossier = await call<Typed>('GET', `/demande/dossiers/${id_fo}`);
  const changes = changesBetween(dossier.tete, filledTete(world, dossier.tete));
  await call('PUT', `/demande/dossiers/${id_fo}`, { ifMatch: dossier.version, body: { changes } });
  const pieces = [{ code: 'RAR', uuid: world.document }];
  await call('PUT', `/demande/dossiers/${id_fo}/documents`, { body: { pieces } });
  const projet = await call<Typed>('POST', `/demande/dossiers/${id_fo}/projets`);
  await call('PUT', `/demande/dossiers/${id_fo}/projets/${projet.id}`, {
    ifMatch: projet.version,
    body: { changes: changesBetween(projet.corps, filledProjet(projet.corps)) },
  });
  const { version } = await call<Typed>('GET', `/demande/dossiers/${id_fo}`);
  return { id, id_fo, version };
}
