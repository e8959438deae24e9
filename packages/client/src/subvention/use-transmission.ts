import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { completDe } from '@asso/contract/subvention/complet-de';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { isIdEtatTransmis } from '@asso/domain/dossier/dossier.rules';
import { problems } from '@asso/domain/kernel/walk-problems';
import { scopesOf } from '@asso/domain/subvention/dossier-complet.rules';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { pointsRestants } from '../demarche/points-restants.ts';
import { autresBlocages } from '../dossier/autres-blocages.ts';
import { useEnvoi } from '../dossier/use-envoi.ts';
import { call } from '../platform/call/call.ts';
import { go } from '../platform/page/navigation.ts';
import { useReread } from '../platform/use-read.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { etapeHref } from './dossier-liens.ts';
import type { Edition } from './edition.ts';
import { isInchange } from './points-du-renvoi.ts';
import { said } from './say-dossier-problems.ts';

/** Transmits a grant dossier, with a single effect whatever happens on the way. */
export function useTransmission(edition: Edition, isCertified: boolean) {
  const { dossier, tete, found } = edition;
  const { id_fo } = dossier;
  const arrive = useArrivee(found.refresh);
  const own = attestationErrors(edition, isCertified);
  return useEnvoi<DossierSubventionView>({
    present: dossier,
    isTransmis: ({ description }) => isIdEtatTransmis(description.id_etat),
    manques: (one) => [...own, ...autresBlocages(one)],
    flush: tete.flush,
    refresh: found.refresh,
    look: async () => {
      const seen = await call(readDossier, { params: { id: id_fo } });
      return seen.ok ? seen.value : null;
    },
    certify: () => tete.set(certifieAt, true),
    send: async ({ version }, idempotencyKey) => {
      const outcome = await call(transmissionEndpoints.transmitDossier, {
        params: { id_fo },
        body: {},
        ifMatch: version,
        idempotencyKey,
        // A new try first asks whether this one arrived, so the call must not wait and resend by itself.
        waits: false,
      });
      return outcome.ok ? null : outcome.problem;
    },
    arrive: () => arrive(etapeHref(dossier, 'transmis')),
    couldLeave: couldLeave(edition),
    rappel: 'Votre demande de subvention n’est pas transmise. Cliquez sur « Transmettre ».',
  });
}

/** Opens the page that confirms the sending; the lists and the home page are read again. */
export function useArrivee(refresh: () => Promise<unknown>) {
  const reread = useReread();
  return (href: string) => {
    go(href, { replace: true });
    return Promise.all([
      refresh(),
      reread(dossierEndpoints.listDossiers),
      reread(tableauDeBordEndpoints.tableauDeBord),
    ]);
  };
}

export const certifieAt = 'attestation.certifie';

/** Gives the head as it will be sent, with this page's box ticked or not. */
export const withCertification = <T extends { attestation?: object | null }>(
  tete: T,
  certifie: boolean,
): T => ({
  ...tete,
  attestation: { ...tete.attestation, certifie },
});

function attestationErrors({ dossier, tete }: Edition, isCertified: boolean): FieldError[] {
  const { attestation } = dossierSubventionFields;
  const found = problems({ attestation }, withCertification(tete.value, isCertified), {
    stage: 'transmission',
    scopes: scopesOf(completDe(dossier, tete.value)),
  });
  return said(found);
}

/**
 * When only this page's box is missing, a person who leaves has probably forgotten to transmit; one who has
 * corrections to make leaves for that.
 */
const couldLeave = (edition: Edition): boolean =>
  attestationErrors(edition, true).length === 0 &&
  autresBlocages(edition.dossier).length === 0 &&
  pointsRestants(edition.dossier).length === 0 &&
  !isInchange(edition.dossier);
