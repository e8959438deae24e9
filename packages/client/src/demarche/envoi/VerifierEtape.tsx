import { isOutsideDates } from '@asso/domain/dossier/dossier.rules';
import { withElision } from '@asso/domain/identifiants/elision';
import { applyChanges, readAt } from '@asso/domain/kernel/changes';
import { Suspense, useEffect, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { go } from '../../platform/page/navigation.ts';
import { useReread } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { loadDialogs } from '../../ui/Dialog.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { Loading } from '../../ui/page/Loading.tsx';
import { CadreEtape } from '../CadreEtape.tsx';
import type { Demarche, DemarcheEdition, DossierRempli, EditionPage } from '../demarche.ts';
import { autresBlocages, etapesLiees, isPret } from '../etapes-liees.ts';
import { correctHref, etapeHref } from '../liens.ts';
import { isInchange, pointsRestants } from '../renvoi/points-restants.ts';
import { RenvoiNotice } from '../renvoi/RenvoiNotice.tsx';
import { useChampDemande } from '../use-champ-demande.ts';
import { onceEach } from '../use-etape.ts';
import { Attestation, describeCertification } from './Attestation.tsx';
import { BlocagesPanel } from './BlocagesPanel.tsx';
import { Clauses } from './Clauses.tsx';
import { ConfirmerDialog } from './ConfirmerDialog.tsx';
import { EnvoiNotice } from './EnvoiNotice.tsx';
import { useEnvoi } from './use-envoi.ts';

/**
 * The check page: the person reads everything again, then one press asks and a second one certifies and transmits.
 * Nothing can be certified while last year's answers are still to be read.
 */
export function VerifierEtape<D extends DossierRempli, T extends object, E extends string, P>({
  demarche,
  edition,
}: EditionPage<D, T, E, P>) {
  const { liens, envoi } = demarche;
  const { Resume, Echec, signature } = envoi;
  const FaireSigner = signature?.FaireSigner;
  const { dossier, tete } = edition;
  const useAutreSignataire = signature?.useAutreSignataire ?? useNobody;
  const autre = useAutreSignataire(dossier);
  const services = envoi.services?.(dossier);
  const present = certifiedText(tete.value, envoi.aussi?.(dossier));
  const transmission = useTransmission(demarche, edition);
  // What stood on the page when « Transmettre » was pressed: only that can be certified.
  const [asked, setAsked] = useState<string | null>(null);
  useChampDemande(liens.place);
  // The dialog that certifies must open even when the network is lost before anything was pressed.
  useEffect(() => void loadDialogs().catch(() => undefined), []);
  const isAlert = transmission.errors.length > 0;
  const steps = etapesLiees(demarche, dossier);
  const blocages = (isAlert ? transmission.errors : autresBlocages(dossier)).map(({ field, message }) => {
    const etape = liens.etapeDuChamp(field);
    const isHere = field !== '' && etape === 'transmission';
    const href = isHere ? null : correctHref(liens, dossier, field);
    const title = steps.find(({ id }) => id === etape)?.title ?? '';
    return { field, message, href, lieu: envoi.lieu?.(dossier, field) ?? '', etape: title };
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
          <Attestation demarche={demarche} edition={edition} errors={transmission.errors} />
          {dossier.renvois?.length ? <RenvoiNotice liens={liens} dossier={dossier} /> : null}
          {envoi.avantBouton && <p>{envoi.avantBouton}</p>}
          {dossier.blockers.some(isOutsideDates) ? (
            <p>
              Ce dossier ne peut plus être transmis ici. Écrivez {services} : le service peut accepter un
              complément.
            </p>
          ) : autre?.isExigee ? (
            <p>Ce dossier ne part pas sans la signature {withElision(autre.nom)} : signer le transmet.</p>
          ) : (
            <div className="pile pile--serree">
              <ActionButton
                kind={autre ? 'secondaire' : 'principal'}
                onPress={async () => setAsked((await transmission.check()) ? present : null)}
                isBusy={transmission.isBusy}
                busyText="Transmission en cours…"
                className="fr-btn--icon-left fr-icon-send-plane-line"
              >
                {isSentBack ? 'Transmettre la correction' : 'Transmettre'}
                {autre && ' sans signature'}
              </ActionButton>
              <p className="fr-hint-text" role="status">
                {asked !== null && asked !== present
                  ? 'Une réponse vient de changer : relisez, puis transmettez à nouveau.'
                  : ''}
              </p>
              {state.kind === 'refus' && Echec ? (
                <Echec raison={state.message} />
              ) : (
                <EnvoiNotice state={state} objet={envoi.objet} />
              )}
            </div>
          )}
        </>
      )}
      {asked === present && (
        <ConfirmerDialog
          mots={envoi}
          certifie={
            <div className="pile pile--serree">
              <Clauses demarche={demarche} />
              <p>
                <strong>{describeCertification(demarche).label}.</strong>
              </p>
            </div>
          }
          dossier={dossier}
          isUnchanged={isInchange(liens, dossier)}
          sansSignature={autre?.nom ?? null}
          onClose={() => setAsked(null)}
          onTransmit={() => {
            setAsked(null);
            return transmission.transmit();
          }}
        />
      )}
    </CadreEtape>
  );
}

/** For a démarche that nobody signs apart. */
const useNobody = () => null;

/** Returns the answers as they are once the last press has certified them. */
const certified = <T extends object>(value: T, path: string): T =>
  applyChanges(value, { [path]: { from: readAt(value, path), to: true } }).value;

/** Writes everything that a person certifies, without the certification itself. */
function certifiedText(value: object, aussi: unknown): string {
  const { attestation: _, ...reponses } = value as { attestation?: unknown };
  return JSON.stringify([reponses, aussi], inOrder);
}

/** Sorts the fields of an object, so that the same answers in another order still count as those certified. */
const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
    : value;

/** Transmits the dossier once, whatever happens on the way. */
function useTransmission<D extends DossierRempli, T extends object, E extends string, P>(
  { brouillon, envoi, liens, say }: Demarche<D, T, E, P>,
  { dossier, tete, found }: DemarcheEdition<D, T>,
) {
  const { attestation, isTransmis, relus } = envoi;
  // Both sides come from the server: what is typed and not saved yet closes the dialog by itself.
  const storedText = (one: D) => certifiedText(brouillon.value(one), envoi.aussi?.(one));
  const reread = useReread();
  // The last press certifies, so the certification is never missing here.
  const own: FieldError[] = onceEach(
    attestation.problems(dossier, certified(tete.value, attestation.certifie)).map(say),
  );
  return useEnvoi<D>({
    present: dossier,
    isTransmis,
    manques: (one) => [
      ...own,
      ...autresBlocages(one).filter(({ field }) => !own.some((other) => other.field === field)),
    ],
    flush: tete.flush,
    isAsCertified: (one) => storedText(one) === storedText(dossier),
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
    // The person is reminded on leaving only if nothing is missing; one who has corrections to make leaves for that.
    couldLeave:
      own.length === 0 &&
      isPret(dossier) &&
      pointsRestants(dossier).length === 0 &&
      !isInchange(liens, dossier),
    rappel: envoi.rappel,
  });
}
