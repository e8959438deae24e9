// Test support: the documents of an association, and what its people do with them.
import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { documentEndpoints as endpoints } from '@asso/contract/document/document.endpoints';
import type { CoffreDocument } from '@asso/contract/document/document.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { TestPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from './test-calls.ts';
import { aWorld, type World } from './test-dossiers.sql.ts';

export const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

export async function aVaultOn(on: TestPortal) {
  const world = await aWorld(on.db);
  await world.publish();
  const calls = subventionCalls(on, world);
  const list = async (as: Actor = world.jeanne): Promise<CoffreDocument[]> => {
    const query = { id_asso: world.siret };
    return (await on.api(associationEndpoints.listDocuments, { as, query })).body.items;
  };
  const deposit = (sent: Sent = {}) => depositIn(on, world, sent);
  const remove = (uuid: string, as: Actor = world.jeanne) =>
    on.api(endpoints.deleteDocument, { as, query: { uuid } });
  const download = (uuid: string, as: Actor) => on.api(endpoints.downloadDocument, { as, params: { uuid } });
  return { world, ...calls, list, deposit, remove, download };
}

type Sent = {
  as?: Actor;
  remplace?: string;
  nom?: string;
  content?: string | Buffer;
  fields?: Record<string, string>;
};

function depositIn(on: TestPortal, world: World, sent: Sent) {
  const { as = world.jeanne, remplace, nom = 'rapport-2.pdf', content = pdf, fields } = sent;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields ?? { type: 'RAR' })) body.append(name, value);
  body.append('fichier', new Blob([new Uint8Array(Buffer.from(content))]), nom);
  return on.api(endpoints.depositDocument, { as, query: { id_asso: world.siret, remplace }, body });
}
