// Test support: a dossier with something to send to Chorus, and the calls of its service.
import { chorusEndpoints as calls } from '@asso/contract/transfert/chorus.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { aCollegue } from '../../instruction/test/test-bureau.ts';
import { aGranted } from '../../paiement/test/test-paiements.ts';
import type { TestPortal } from '../../platform/http/test/test-app.ts';

export function chorusCalls(portal: TestPortal) {
  const read = (as: Actor, query: object = {}) => portal.api(calls.readChorus, { as, query });
  /** Makes a lot of these lines, or of all that are ready. */
  const make = async (as: Actor, id_service: string, chosen?: readonly string[]) => {
    const { body } = await read(as, { service: id_service });
    const ready = (body.lignes ?? []).map(({ cle }) => cle);
    const lignes = [...(chosen ?? (ready.length > 0 ? ready : ['aucune']))];
    return portal.api(calls.createLotChorus, { as, body: { id_service, exercice: null, lignes } });
  };
  const undo = (as: Actor, lot: string) => portal.api(calls.undoLotChorus, { as, params: { lot } });
  const take = (as: Actor, lot: string, format: 'csv' | 'xlsx' | 'ods' = 'csv') =>
    portal.api(calls.exportLotChorus, { as, params: { lot, format } });
  const send = (as: Actor, lot: string) => portal.api(calls.sendLotChorus, { as, params: { lot } });
  /** Grants 2 000 € and puts the advance of 800 € in payment; the agent answers for the service. */
  const anOrdered = async (siret?: string) => {
    const granted = await aGranted(portal, { siret });
    await granted.ask(800);
    await granted.move('take');
    await granted.move('order', { imputation: '=1+1' });
    const agent = await aCollegue(portal.db, granted.world, 'responsable');
    return { ...granted, agent, membre: granted.world.agent, service: granted.params.service };
  };
  return { read, make, undo, take, send, anOrdered };
}
