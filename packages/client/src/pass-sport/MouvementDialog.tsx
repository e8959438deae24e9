import { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import type { LigneMouvement } from '@asso/contract/pass-sport/service-psp.schemas';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import type { ActionPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { motsServicePsp, questionPsp } from '@asso/domain/pass-sport/service-psp.words';
import { useEffect, useState } from 'react';
import { call } from '../platform/call/call.ts';
import { SaisieDialog } from '../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { LignesLaissees } from './LignesLaissees.tsx';

export type MouvementChoix = { inscriptions: { id: string; version: number }[]; dossiers: string[] };

type MouvementDialogProps = {
  action: ActionPaiement;
  choix: MouvementChoix;
  onConfirm: (acte: ActeSaisi, key: string) => Promise<FieldError[]>;
  onClose: () => void;
};

type Apercu = { faites: number; montant: number; laissees: LigneMouvement[] } | { refus: string };

/**
 * Made-up values for the trial, which the server refuses without a reason or a day; the person types the real ones
 * afterwards.
 */
const acteEssaye = { refuse: { motif: 'Aperçu' }, pay: { paye_le: '2000-01-01' } } as Record<string, object>;

const rows = {
  motif: {
    kind: 'text',
    label: 'Motif du refus, lu par l’association',
    multiline: true,
    max: 1000,
    requiredAt: 'saisie',
  },
  paye_le: { kind: 'date', label: 'Jour du versement', requiredAt: 'saisie' },
  reference: { kind: 'text', label: 'Référence du payeur (facultatif)', max: 60 },
} as const satisfies Fields;

export type ActeSaisi = Draft<typeof rows>;

const { motif, ...versement } = rows;
/** The fields that each act asks for; the server says what is wrong with them. */
const fieldsOf: Partial<Record<ActionPaiement, Fields>> = { refuse: { motif }, pay: versement };

/** Tells by a trial, before the act is confirmed, what will move, what is left unchanged and why. */
export function MouvementDialog({ action, choix, onConfirm, onClose }: MouvementDialogProps) {
  const [apercu, setApercu] = useState<Apercu | null>(null);
  const saisie = useSaisie({
    name: `mouvement-psp-${action}`,
    value: {} as ActeSaisi,
    send: onConfirm,
    onDone: () => undefined,
  });
  useEffect(() => {
    let isShown = true;
    const body = { action, ...choix, ...acteEssaye[action], essai: true };
    void call(servicePspEndpoints.moveInscriptionsPsp, { query: {}, body }).then((outcome) => {
      if (!isShown) return;
      if (!outcome.ok) return setApercu({ refus: outcome.problem.message });
      const { faites, montant, lignes } = outcome.value;
      setApercu({ faites, montant, laissees: lignes.filter(({ problem }) => problem !== null) });
    });
    return () => {
      isShown = false;
    };
  }, [action, choix]);
  const isReady = apercu !== null && 'faites' in apercu && apercu.faites > 0;
  const n = apercu && 'faites' in apercu ? apercu.faites : 0;
  const { verbe, effet } = motsServicePsp[action];
  return (
    <SaisieDialog
      title={isReady ? questionPsp(action, n) : `${verbe} des inscriptions`}
      label={`Oui, ${verbe.toLowerCase()}`}
      isReady={isReady}
      saisie={saisie}
      fields={(isReady && fieldsOf[action]) || {}}
      rules={[]}
      onClose={onClose}
      before={
        <>
          {apercu === null && <Loading />}
          {apercu && 'refus' in apercu && <Notice tone="erreur" title={apercu.refus} />}
          {apercu && 'faites' in apercu && (
            <>
              {isReady ? (
                <p>
                  {count(n, 'inscription', 'inscriptions')}, {formatEuros(apercu.montant)}. {effet}
                </p>
              ) : (
                <p>Aucune de ces inscriptions ne peut l’être.</p>
              )}
              <LignesLaissees lignes={apercu.laissees} />
            </>
          )}
        </>
      }
    />
  );
}
