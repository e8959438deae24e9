// Test support: a dossier with something to send to Chorus, and the calls of its service.
import { chorusEndpoints as calls } from '@asso/contract/transfert/chorus.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { aGranted } from '../../paiement/test/test-paiements.ts';
import type { TestPortal } from '../../platform/http/test/test-app.ts';

export function chorusOf(portal: TestPortal) {
  const read = (as: Actor, query: object = {}) => portal.api(calls.readChorus, { as, query });
  const make = (as: Actor, id_service: string) =>
    portal.api(calls.createLotChorus, { as, body: { id_service, exercice: null } });
  const take = (as: Actor, lot: string, format: 'csv' | 'xlsx' | 'ods' = 'csv') =>
    portal.api(calls.exportLotChorus, { as, params: { lot, format } });
  const send = (as: Actor, lot: string) => portal.api(calls.sendLotChorus, { as, params: { lot } });
  /** Grants 2 000 € and puts the advance of 800 € in payment. */
  const anOrdered = async () => {
    const granted = await aGranted(portal);
    await granted.ask(800);
    await granted.move('take');
    await granted.move('order', { engagement: 'EJ 2100012345', imputation: '=1+1' });
    return { ...granted, agent: granted.world.agent, service: granted.params.service };
  };
  return { read, make, take, send, anOrdered };
}
