import type { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import { toServices } from '@asso/domain/service/nom-service.words';
import { demarcheCalls } from '../demarche/demarche-calls.ts';
import { saveHead } from '../demarche/dossier-kind.ts';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { kindAgrement } from './dossier-agrement-kind.ts';

export function dossierAgrementHandlers(platform: Platform): Handlers<typeof dossierAgrementEndpoints> {
  const agrement = demarcheCalls(platform, kindAgrement);
  return {
    readDossierAgrement: ({ actor, params }) => agrement.read({ actor, cle: params.id, droit: 'consult' }),

    saveEtapeAgrement: ({ actor, params, body, ifMatch }) =>
      agrement.within({ actor, cle: params.id_fo, droit: 'edit' }, (tx, one, acte) =>
        saveHead(kindAgrement, tx, { ...acte, one, body, ifMatch }),
      ),

    savePiecesAgrement: async ({ actor, params, body }) => {
      const joined = await agrement.joinPieces({
        actor,
        cle: params.id_fo,
        droit: 'edit',
        pieces: body.pieces,
      });
      if (!joined.ok) return joined;
      const { version } = joined.value;
      return { ok: true, value: { version }, version };
    },

    transmitDossierAgrement: async ({ actor, params, body, ifMatch }) => {
      const cerfa = body?.cerfa;
      const certify = cerfa && ((one: DossierRow) => ({ ...one, tete: { ...one.tete, attestation: cerfa } }));
      const sent = await agrement.send({ actor, cle: params.id_fo, ifMatch, certify });
      if (!sent.ok) return sent;
      const dossier = await agrement.read({ actor, cle: sent.value.id, droit: 'consult' });
      if (!dossier.ok) return dossier;
      const { id_fo, instructions } = dossier.value;
      const services = toServices(instructions.map(({ service }) => service.nom));
      const message = `Dossier ${id_fo} transmis ${services}.`;
      return { ok: true, value: { message, dossier: dossier.value }, version: dossier.value.version };
    },
  };
}
