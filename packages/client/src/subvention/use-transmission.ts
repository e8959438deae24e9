import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { completDe } from '@asso/contract/subvention/complet-de';
import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { problems } from '@asso/domain/kernel/walk-problems';
import { scopesOf } from '@asso/domain/subvention/dossier-complet.rules';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { useEffect, useRef, useState } from 'react';
import { dismissToast, notify, toasts } from '../platform/announcements.ts';
import { call } from '../platform/call.ts';
import { isPassing } from '../platform/call-problems.ts';
import { go } from '../platform/navigation.ts';
import { useReread } from '../platform/use-read.ts';
import type { FieldError } from '../ui/field-errors.ts';
import { beginDoubt, isOnline, untilNetwork } from '../ui/network.ts';
import { newId } from '../ui/new-id.ts';
import { etapeHref } from './dossier-liens.ts';
import type { Edition } from './edition.ts';
import { isInchange, pointsACorriger } from './points-du-renvoi.ts';
import { said } from './say-dossier-problems.ts';

export type TransmissionStateView =
  | { kind: 'calme' }
  | { kind: 'verification' }
  | { kind: 'non-parti' }
  /** It waits for the network; whether it had left already nobody knows, or it had not. */
  | { kind: 'en-suspens'; isSent: boolean }
  | { kind: 'refus'; message: string };

const verifyMs = 2000;
const verifyTimes = 5;

type Outcome = 'transmis' | 'non-parti' | 'sans-reseau' | 'perdu' | 'incomplet' | 'refuse';

/** Transmits once, whatever happens on the way: the same key for every try, and the truth asked after a cut. */
export function useTransmission(edition: Edition, isCertified: boolean) {
  const { dossier, tete, found } = edition;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<TransmissionStateView>({ kind: 'calme' });
  const key = useRef(newId());
  const isSent = useRef(false);
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const reread = useReread();
  const own = attestationErrors(edition, isCertified);
  useReminder(couldLeave(edition), () => isSent.current || isUnderWay.current);
  useDoubt(state);

  const arrive = async () => {
    isSent.current = true;
    withdrawReminder();
    go(etapeHref(dossier, 'transmis'), { replace: true });
    await Promise.all([
      found.refresh(),
      reread(dossierEndpoints.listDossiers),
      reread(tableauDeBordEndpoints.tableauDeBord),
    ]);
  };

  /** Asks the server until it answers; nothing is known before. */
  const verify = async (tries = verifyTimes): Promise<Outcome> => {
    setState({ kind: 'verification' });
    await new Promise((resolve) => setTimeout(resolve, verifyMs));
    const seen = await call(dossierSubventionEndpoints.readDossier, { params: { id: dossier.id_fo } });
    if (seen.ok) return seen.value.description.id_etat === 4 ? 'transmis' : 'non-parti';
    if (!isOnline.get()) return 'perdu';
    return tries > 1 ? verify(tries - 1) : 'non-parti';
  };

  /** Whether nothing is missing any more; what is missing is said. */
  const check = async (): Promise<boolean> => {
    await tete.flush();
    const fresh = await found.refresh();
    const isReady = own.length === 0 && othersOf(fresh ?? dossier).length === 0;
    if (!isReady) setAttempt(attempt + 1);
    return isReady;
  };

  const tryOnce = async (): Promise<Outcome> => {
    tete.set(certifieAt, true);
    await tete.flush();
    const fresh = await found.refresh();
    if (fresh === null && !isOnline.get()) return 'sans-reseau';
    if (fresh?.description.id_etat === 4) return 'transmis';
    if (own.length > 0 || othersOf(fresh ?? dossier).length > 0) return 'incomplet';
    const outcome = await call(transmissionEndpoints.transmitDossier, {
      params: { id_fo: dossier.id_fo },
      body: {},
      ifMatch: (fresh ?? dossier).version,
      idempotencyKey: key.current,
      // Another try begins by asking whether this one arrived.
      waits: false,
    });
    if (outcome.ok) return 'transmis';
    if (isPassing(outcome.problem)) return verify();
    key.current = newId();
    const after = await found.refresh();
    if (after?.description.id_etat === 4) return 'transmis';
    if (after && after.blockers.length > 0) setAttempt(attempt + 1);
    setState({ kind: 'refus', message: outcome.problem.message });
    return 'refuse';
  };

  /** What failed stays said until it has succeeded; without a network it waits on this page, and leaves again. */
  const transmit = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    let outcome = await tryOnce();
    while (outcome === 'sans-reseau' || outcome === 'perdu') {
      setState({ kind: 'en-suspens', isSent: outcome === 'perdu' });
      if (!(await untilNetwork())) break;
      outcome = await tryOnce();
    }
    isUnderWay.current = false;
    if (outcome === 'transmis') return arrive();
    setIsBusy(false);
    if (outcome === 'non-parti') setState({ kind: 'non-parti' });
    if (outcome !== 'incomplet') return;
    setState({ kind: 'calme' });
    setAttempt(attempt + 1);
  };

  const errors = attempt > 0 ? [...own, ...othersOf(dossier)] : [];
  return { check, transmit, isBusy, state, errors, attempt };
}

/** What stands on other pages, as the server said it last. */
export const othersOf = ({ blockers }: DossierSubventionView): FieldError[] =>
  blockers
    .filter(({ field }) => !field?.startsWith('attestation'))
    .map(({ field = '', message }) => ({ field, message }));

export const certifieAt = 'attestation.certifie';

/** The head as it is sent, with the box of this page. */
export const withCertification = <T extends Edition['tete']['value']>(tete: T, certifie: boolean): T => ({
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

/** Only the box of this page is missing: who leaves forgets. Who still has to correct leaves for that. */
const couldLeave = (edition: Edition): boolean =>
  attestationErrors(edition, true).length === 0 &&
  othersOf(edition.dossier).length === 0 &&
  pointsACorriger(edition.dossier).length === 0 &&
  !isInchange(edition.dossier);

const reminder = 'Votre demande de subvention n’est pas transmise. Cliquez sur « Transmettre ».';

/** It must not outlive what it says. */
const withdrawReminder = (): void => {
  for (const { id, text } of toasts.get()) if (text === reminder) dismissToast(id);
};

/** No « Connexion rétablie » hides that it has not left. */
function useDoubt({ kind }: TransmissionStateView): void {
  const isDoubtful = kind !== 'calme';
  useEffect(() => (isDoubtful ? beginDoubt() : undefined), [isDoubtful]);
}

/** Who leaves a dossier that could be transmitted is told that it is not, unless it is on its way. */
function useReminder(isReady: boolean, isOnItsWay: () => boolean): void {
  const latest = useRef({ isReady, isOnItsWay });
  useEffect(() => {
    latest.current = { isReady, isOnItsWay };
  });
  useEffect(
    () => () => {
      if (latest.current.isReady && !latest.current.isOnItsWay()) notify('attention', reminder);
    },
    [],
  );
}
