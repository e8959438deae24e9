import { Suspense, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { go } from '../../platform/page/navigation.ts';
import { useReread } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { Loading } from '../../ui/page/Loading.tsx';
import { CadreEtape } from '../CadreEtape.tsx';
import type { Demarche, DossierRempli, Edition, PageDEdition } from '../demarche.ts';
import { autresBlocages, isPret } from '../etapes-liees.ts';
import { corrigerHref, etapeHref } from '../liens.ts';
import { isInchange, pointsRestants } from '../renvoi/points-restants.ts';
import { RenvoiNotice } from '../renvoi/RenvoiNotice.tsx';
import { useChampDemande } from '../use-champ-demande.ts';
import { onceEach } from '../use-etape.ts';
import { Attestation, useCertification } from './Attestation.tsx';
import { BlocagesPanel } from './BlocagesPanel.tsx';
import { ConfirmerDialog } from './ConfirmerDialog.tsx';
import { EnvoiNotice } from './EnvoiNotice.tsx';
import { useEnvoi } from './use-envoi.ts';

/**
 * The check page: the person reads everything again, certifies and transmits. Nothing can be certified while last
 * year's answers are still to be read.
 */
export function VerifierEtape<D extends DossierRempli, T extends object, E extends string, P>({
  demarche,
  edition,
}: PageDEdition<D, T, E, P>) {
  const { liens, envoi } = demarche;
  const { Resume, Echec, FaireSigner } = envoi;
  const { dossier, tete } = edition;
  const services = envoi.services?.(dossier);
  const { attestation: _, ...reponses } = tete.value as T & { attestation?: unknown };
  const certification = useCertification(JSON.stringify([reponses, envoi.aussi?.(dossier)], inOrder));
  const transmission = useTransmission(demarche, edition, certification.isCertified);
  const [isAsked, setIsAsked] = useState(false);
  useChampDemande(liens.place);
  const isAlert = transmission.errors.length > 0;
  const blocages = (isAlert ? transmission.errors : autresBlocages(dossier)).map(({ field, message }) => {
    const etape = liens.etapeDuChamp(field);
    const isHere = field !== '' && etape === 'transmission';
    const href = isHere ? null : corrigerHref(liens, dossier, field);
    return { field, message, href, lieu: envoi.lieu?.(dossier, field) ?? '' };
  });
  const isSentBack = liens.renvois(dossier).length > 0;
  const { state } = transmission;
  return (
    <CadreEtape
      demarche={demarche}
      edition={edition}
      etape={'transmission' as E}
      chapo="Relisez, certifiez, transmettez."
    >
      <BlocagesPanel blocages={blocages} isAlert={isAlert} attempt={transmission.attempt} />
      {envoi.isARelire?.(dossier) ? (
        <p>
          <AppLink className="fr-btn" href={liens.adresse(dossier)}>
            Relire ces points
          </AppLink>
        </p>
      ) : (
        <>
          <Suspense fallback={<Loading />}>
            <Resume dossier={demarche.brouillon.avec(dossier, tete.value)} isEditable />
          </Suspense>
          {FaireSigner && (
            <Suspense fallback={<Loading />}>
              <FaireSigner dossier={dossier} flush={tete.flush} />
            </Suspense>
          )}
          <Attestation
            demarche={demarche}
            edition={edition}
            certification={certification}
            errors={transmission.errors}
          />
          {dossier.renvois?.length ? <RenvoiNotice liens={liens} dossier={dossier} /> : null}
          {envoi.avantBouton && <p>{envoi.avantBouton}</p>}
          {envoi.isHorsDates?.(dossier) ? (
            <p>
              Ce dossier ne peut plus être transmis ici. Écrivez à {services} : le service peut accepter un
              complément.
            </p>
          ) : (
            <div className="pile pile--serree">
              <ActionButton
                onPress={async () => setIsAsked(await transmission.check())}
                isBusy={transmission.isBusy}
                busyText="Transmission en cours…"
                className="fr-btn--icon-left fr-icon-send-plane-line"
              >
                {isSentBack ? 'Transmettre la correction' : 'Transmettre'}
              </ActionButton>
              {state.kind === 'refus' && Echec ? (
                <Echec raison={state.message} />
              ) : (
                <EnvoiNotice state={state} objet={envoi.objet} />
              )}
            </div>
          )}
        </>
      )}
      {isAsked && certification.isCertified && (
        <ConfirmerDialog
          mots={envoi}
          dossier={dossier}
          onClose={() => setIsAsked(false)}
          onTransmit={() => {
            setIsAsked(false);
            return transmission.transmit();
          }}
        />
      )}
    </CadreEtape>
  );
}

/** Sorts the fields of an object, so that the same answers in another order still count as those certified. */
const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
    : value;

/** Transmits the dossier once, whatever happens on the way. */
function useTransmission<D extends DossierRempli, T extends object, E extends string, P>(
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
    // The person is reminded on leaving only if nothing but this page's box is missing; one who has corrections to make
    // leaves for that.
    couldLeave:
      ownErrors(true).length === 0 &&
      isPret(dossier) &&
      pointsRestants(dossier).length === 0 &&
      !isInchange(dossier),
    rappel: envoi.rappel,
  });
}
