import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { saySiretProblem } from '@asso/contract/demande-siret/say-siret-problem';
import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { problems } from '@asso/domain/kernel/walk-problems';
import { autresBlocages } from '../dossier/autres-blocages.ts';
import { useEnvoi } from '../dossier/use-envoi.ts';
import { call } from '../platform/call/call.ts';
import { go } from '../platform/page/navigation.ts';
import { useReread } from '../platform/use-read.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { Edition } from './edition.ts';
import { isPrete, isTransmise } from './etapes-siret.ts';
import { etapeHref } from './siret-href.ts';

/** It transmits a SIRET request exactly once, whatever fails on the way. */
export function useTransmissionSiret({ demande, saisie, found }: Edition, isCertified: boolean) {
  const id = demande.identifiant.id_fo_fonctionnel;
  const reread = useReread();
  const own = attestationErrors(isCertified);
  return useEnvoi<DemandeSiretView>({
    present: demande,
    isTransmis: isTransmise,
    manques: (one) => [...own, ...autresBlocages(one)],
    flush: saisie.flush,
    refresh: found.refresh,
    look: async () => {
      const seen = await call(demandeSiretEndpoints.readDemandeSiret, { params: { id }, query: {} });
      return seen.ok ? seen.value : null;
    },
    // The certification leaves with the transmission itself, so nothing is saved before.
    certify: () => undefined,
    send: async ({ version }, idempotencyKey) => {
      const outcome = await call(demandeSiretEndpoints.transmitDemandeSiret, {
        params: { id },
        query: {},
        body: { cerfa: { attestation: true } },
        ifMatch: version,
        idempotencyKey,
        // Without network this call fails rather than leaving later by itself: another try first asks whether it
        // arrived.
        waits: false,
      });
      return outcome.ok ? null : outcome.problem;
    },
    arrive: () => {
      go(etapeHref(demande, 'transmis'), { replace: true });
      return Promise.all([found.refresh(), reread(demandeSiretEndpoints.listDemandesSiret)]);
    },
    couldLeave: isPrete(demande),
    rappel: 'Votre demande de SIRET n’est pas transmise. Cliquez sur « Transmettre ».',
  });
}

function attestationErrors(attestation: boolean): FieldError[] {
  const rows = { attestation: demandeSiretFields.attestation };
  return problems(rows, { attestation }, { stage: 'transmission' })
    .map(saySiretProblem)
    .map(({ field = '', message }) => ({ field, message }));
}
