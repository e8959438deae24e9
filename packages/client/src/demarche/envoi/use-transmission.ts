import { go } from '../../platform/page/navigation.ts';
import { useReread } from '../../platform/use-read.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import type { Demarche, DossierRempli, Edition } from '../demarche.ts';
import { autresBlocages, isPret } from '../etapes-liees.ts';
import { etapeHref } from '../liens.ts';
import { isInchange, pointsRestants } from '../renvoi/points-restants.ts';
import { onceEach } from '../use-etape.ts';
import { useEnvoi } from './use-envoi.ts';

/** Transmits once, with a single effect whatever happens on the way. */
export function useTransmission<D extends DossierRempli, T extends object, E extends string, P>(
  { envoi, liens, say }: Demarche<D, T, E, P>,
  { dossier, tete, found }: Edition<D, T>,
  isCertified: boolean,
) {
  const { attestation, isTransmis, relus } = envoi;
  const reread = useReread();
  const ownErrors = (certified: boolean): FieldError[] =>
    onceEach(attestation.problems(dossier, attestation.avec(tete.value, certified)).map(say));
  const own = ownErrors(isCertified);
  return useEnvoi<D>({
    present: dossier,
    isTransmis,
    manques: (one) => [
      ...own,
      ...autresBlocages(one).filter(({ field }) => !own.some((other) => other.field === field)),
    ],
    flush: tete.flush,
    refresh: found.refresh,
    look: found.look,
    certify: () => {
      if (attestation.isSaved) tete.set(attestation.certifie, true);
    },
    send: envoi.transmit,
    arrive: () => {
      go(etapeHref(liens, dossier, 'transmis'), { replace: true });
      return Promise.all([found.refresh(), ...relus.map(reread)]);
    },
    // When only this page's box is missing, a person who leaves has probably forgotten to transmit; one who has
    // corrections to make leaves for that.
    couldLeave:
      ownErrors(true).length === 0 &&
      isPret(dossier) &&
      pointsRestants(dossier).length === 0 &&
      !isInchange(dossier),
    rappel: envoi.rappel,
  });
}
