import { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { sayAgrementProblem } from '@asso/contract/agrement/say-agrement-problem';
import { dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import { isIdEtatTransmis } from '@asso/domain/dossier/dossier.rules';
import { problems } from '@asso/domain/kernel/walk-problems';
import { pointsRestants } from '../demarche/points-restants.ts';
import { autresBlocages } from '../dossier/autres-blocages.ts';
import { useEnvoi } from '../dossier/use-envoi.ts';
import { call } from '../platform/call/call.ts';
import { certifieAt, useArrivee, withCertification } from '../subvention/use-transmission.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { etapeHref } from './agrement-href.ts';
import { isPret } from './etapes-agrement.ts';
import { type EditionAgrement, lookAt } from './use-dossier-agrement.ts';

/** It transmits an accreditation dossier exactly once, whatever fails on the way. */
export function useTransmissionAgrement(edition: EditionAgrement, isCertified: boolean) {
  const { dossier, tete, found } = edition;
  const { id_fo } = dossier;
  const arrive = useArrivee(found.refresh);
  const own = attestationErrors(edition, isCertified);
  return useEnvoi<DossierAgrementView>({
    present: dossier,
    isTransmis: ({ description }) => isIdEtatTransmis(description.id_etat),
    manques: (one) => [...own, ...autresBlocages(one)],
    flush: tete.flush,
    refresh: found.refresh,
    look: () => lookAt(id_fo),
    certify: () => tete.set(certifieAt, true),
    send: async ({ version }, idempotencyKey) => {
      const outcome = await call(dossierAgrementEndpoints.transmitDossierAgrement, {
        ...{ params: { id_fo }, query: {}, body: {} },
        ifMatch: version,
        idempotencyKey,
        // Without network this call fails rather than leaving later by itself: another try first asks whether it
        // arrived.
        waits: false,
      });
      return outcome.ok ? null : outcome.problem;
    },
    arrive: () => arrive(etapeHref(dossier, 'transmis')),
    couldLeave:
      attestationErrors(edition, true).length === 0 &&
      isPret(dossier) &&
      pointsRestants(dossier).length === 0,
    rappel: 'Votre demande d’agrément n’est pas transmise. Cliquez sur « Transmettre ».',
  });
}

function attestationErrors({ tete }: EditionAgrement, certifie: boolean): FieldError[] {
  const { attestation } = dossierAgrementFields;
  return problems({ attestation }, withCertification(tete.value, certifie), { stage: 'transmission' })
    .map(sayAgrementProblem)
    .map(({ field = '', message }) => ({ field, message }));
}
