// Test support: a key given by its owner, and calls made with it as software makes them.
import { cleEndpoints } from '@asso/contract/partenaire/cle.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { type CodePortee, listPortees } from '@asso/domain/partenaire/portee.rows';
import type { TestPortal } from '../../platform/http/test/test-app.ts';

type Owner = { id_asso: string } | { id_service: string };

/** Makes a key with every scope that its owner may give, unless some are named. */
export async function aCle(
  { api }: Pick<TestPortal, 'api'>,
  {
    as,
    owner,
    portees,
    duree_jours = 90,
  }: {
    as: Actor;
    owner: Owner;
    portees?: readonly CodePortee[];
    duree_jours?: number;
  },
): Promise<{ id: string; secret: string; headers: { authorization: string } }> {
  const all = listPortees('id_asso' in owner ? 'association' : 'service');
  const body = { nom: 'Compta', portees: [...(portees ?? all)], duree_jours };
  const { body: made, status, codes } = await api(cleEndpoints.createCle, { as, query: owner, body });
  if (status !== 201) throw new Error(`no key was given: ${status} ${codes.join(' ')}`);
  return { id: made.cle.id, secret: made.secret, headers: bearer(made.secret) };
}

export const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
