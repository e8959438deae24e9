import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { problems } from '@asso/domain/kernel/walk-problems';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { scopesOf } from '@asso/domain/subvention/dossier-subvention.rules';
import { useEffect, useRef, useState } from 'react';
import { dismissToast, notify, toasts } from '../platform/announcements.ts';
import { call } from '../platform/call.ts';
import { isPassing } from '../platform/call-problems.ts';
import { go } from '../platform/navigation.ts';
import { useReread } from '../platform/use-read.ts';
import type { FieldError } from '../ui/field-errors.ts';
import { newId } from '../ui/new-id.ts';
import { completDe, said } from './dossier-complet.ts';
import { etapeHref } from './dossier-liens.ts';
import type { Edition } from './edition.ts';

export type TransmissionStateView =
  | { kind: 'calme' }
  | { kind: 'verification' }
  | { kind: 'non-parti' }
  | { kind: 'refus'; message: string };

const verifyMs = 2000;
const verifyTimes = 5;

/** Transmits once, whatever happens on the way: the same key for every try, and the truth asked after a cut. */
export function useTransmission(edition: Edition) {
  const { dossier, tete, found } = edition;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<TransmissionStateView>({ kind: 'calme' });
  const key = useRef(newId());
  const isSent = useRef(false);
  const reread = useReread();
  const own = attestationErrors(edition);
  useReminder(own.length === 0 && othersOf(dossier).length === 0, isSent);

  const arrive = async () => {
    isSent.current = true;
    withdrawReminder();
    go(etapeHref(dossier, 'transmis'), { replace: true });
    await Promise.all([
      found.refresh(),
      reread(dossierEndpoints.listDossiers),
      reread(subventionEndpoints.tableauDeBord),
    ]);
  };

  /** Asks the server until it answers; nothing is known before. */
  const verify = async (tries = verifyTimes): Promise<void> => {
    setState({ kind: 'verification' });
    await new Promise((resolve) => setTimeout(resolve, verifyMs));
    const seen = await call(subventionEndpoints.readDossier, { params: { id: dossier.id_fo } });
    if (seen.ok && seen.value.description.id_etat === 4) return arrive();
    if (seen.ok) return setState({ kind: 'non-parti' });
    if (tries > 1 || !isPassing(seen.problem)) return tries > 1 ? verify(tries - 1) : undefined;
    setState({ kind: 'non-parti' });
  };

  const transmit = async () => {
    setState({ kind: 'calme' });
    await tete.flush();
    const fresh = await found.refresh();
    if (fresh?.description.id_etat === 4) return arrive();
    if (own.length > 0 || othersOf(fresh ?? dossier).length > 0) return setAttempt(attempt + 1);
    const outcome = await call(subventionEndpoints.transmitDossier, {
      params: { id_fo: dossier.id_fo },
      body: {},
      ifMatch: (fresh ?? dossier).version,
      idempotencyKey: key.current,
    });
    if (outcome.ok) return arrive();
    if (isPassing(outcome.problem)) return verify();
    key.current = newId();
    const after = await found.refresh();
    if (after?.description.id_etat === 4) return arrive();
    if (after && after.blockers.length > 0) setAttempt(attempt + 1);
    setState({ kind: 'refus', message: outcome.problem.message });
  };

  const errors = attempt > 0 ? [...own, ...othersOf(dossier)] : [];
  return { transmit, state, errors, attempt };
}

/** What stands on other pages, as the server said it last. */
export const othersOf = ({ blockers }: DossierSubventionView): FieldError[] =>
  blockers
    .filter(({ field }) => !field?.startsWith('attestation'))
    .map(({ field = '', message }) => ({ field, message }));

const attestationErrors = ({ dossier, tete }: Edition): FieldError[] =>
  said(
    problems({ attestation: dossierSubventionFields.attestation }, tete.value, {
      stage: 'transmission',
      scopes: scopesOf(completDe(dossier, tete.value)),
    }),
  );

const reminder = 'Votre demande de subvention n’est pas transmise. Cliquez sur « Transmettre ».';

/** It must not outlive what it says. */
const withdrawReminder = (): void => {
  for (const { id, text } of toasts.get()) if (text === reminder) dismissToast(id);
};

/** Who leaves a dossier that could be transmitted is told that it is not. */
function useReminder(isReady: boolean, isSent: { current: boolean }): void {
  const ready = useRef(isReady);
  useEffect(() => {
    ready.current = isReady;
  }, [isReady]);
  useEffect(
    () => () => {
      if (!ready.current || isSent.current) return;
      notify('attention', reminder);
    },
    [isSent],
  );
}
