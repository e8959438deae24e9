import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { sayCrfProblem } from '@asso/contract/crf/say-crf-problem';
import { attestationCrfProblems } from '@asso/domain/crf/crf.rules';
import { rappelTransmissionCrf } from '@asso/domain/crf/crf.words';
import { autresBlocages } from '../dossier/autres-blocages.ts';
import { useEnvoi } from '../dossier/use-envoi.ts';
import { call } from '../platform/call/call.ts';
import { go } from '../platform/page/navigation.ts';
import { useReread } from '../platform/use-read.ts';
import { enEntier, entier } from './crf-entier.ts';
import { etapeCrfHref } from './crf-href.ts';
import { isPret, isTransmis } from './etapes-crf.ts';
import type { EditionCrf } from './use-crf.ts';
import { completDuCrf } from './use-crf-projet.ts';

/** It transmits a report exactly once, whatever fails on the way. */
export function useTransmissionCrf(edition: EditionCrf, isCertified: boolean) {
  const { crf, tete, found } = edition;
  const place = { params: { id: crf.id_fo, crf: crf.id }, query: entier };
  const reread = useReread();
  const own = attestationErrors(edition, isCertified);
  return useEnvoi<CrfView>({
    present: crf,
    isTransmis,
    manques: (one) => [
      ...own,
      ...autresBlocages(one).filter(({ field }) => !own.some((other) => other.field === field)),
    ],
    flush: tete.flush,
    refresh: found.refresh,
    look: async () => {
      const seen = await call(crfEndpoints.readCrf, place);
      return seen.ok ? enEntier(seen.value) : null;
    },
    certify: () => tete.set('attestation.certifie', true),
    send: async ({ version }, idempotencyKey) => {
      const outcome = await call(crfEndpoints.transmitCrf, {
        params: { id_fo: crf.id_fo, crf: crf.id },
        query: {},
        body: {},
        ifMatch: version,
        idempotencyKey,
        // Without network this call fails rather than leaving later by itself: another try first asks whether it
        // arrived.
        waits: false,
      });
      return outcome.ok ? null : outcome.problem;
    },
    arrive: () => {
      go(etapeCrfHref(crf, 'transmis'), { replace: true });
      return Promise.all([
        found.refresh(),
        reread(crfEndpoints.listCrfs),
        reread(crfEndpoints.listCrfsAttendus),
      ]);
    },
    couldLeave: isPret(crf),
    rappel: rappelTransmissionCrf,
  });
}

/** It checks the signatory and the place as they are typed now; the certification is only that of this page. */
function attestationErrors({ crf, tete }: EditionCrf, isCertified: boolean) {
  const corps = { ...tete.value, attestation: { ...tete.value.attestation, certifie: isCertified } };
  return attestationCrfProblems({ ...completDuCrf(crf), corps })
    .map(sayCrfProblem)
    .map(({ field = '', message }) => ({ field, message }));
}
