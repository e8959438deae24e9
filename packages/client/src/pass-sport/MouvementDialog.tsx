import { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import type { LigneMouvement } from '@asso/contract/pass-sport/service-psp.schemas';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import type { ActionPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { motsServicePsp, questionPsp } from '@asso/domain/pass-sport/service-psp.words';
import { useEffect, useState } from 'react';
import { call } from '../platform/call/call.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DateControl } from '../ui/fields/DateControl.tsx';
import { errorAt, type FieldError, fieldId } from '../ui/fields/field-errors.ts';
import { TextControl } from '../ui/fields/TextControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { LignesLaissees } from './LignesLaissees.tsx';
import type { Acte, Choix } from './use-mouvement.ts';
import '../ui/fields/fields.css';

type MouvementDialogProps = {
  action: ActionPaiement;
  choix: Choix;
  errors: readonly FieldError[];
  onConfirm: (acte: Acte) => Promise<void>;
  onClose: () => void;
};

type Apercu = { faites: number; montant: number; laissees: LigneMouvement[] } | { refus: string };

/** The trial needs a reason or a day to be accepted, so it gets these; the real act asks for its own. */
const acteEssaye = { refuse: { motif: 'Aperçu' }, pay: { paye_le: '2000-01-01' } } as Record<string, object>;

/** Before the act is confirmed, a trial tells what will move, what is left unchanged and why. */
export function MouvementDialog({ action, choix, errors, onConfirm, onClose }: MouvementDialogProps) {
  const [apercu, setApercu] = useState<Apercu | null>(null);
  const [acte, setActe] = useState<Acte>({ motif: '', paye_le: null, reference: '' });
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
  const change = (part: Partial<Acte>) => setActe((before) => ({ ...before, ...part }));
  const isReady = apercu !== null && 'faites' in apercu && apercu.faites > 0;
  const n = apercu && 'faites' in apercu ? apercu.faites : 0;
  const { verbe, effet } = motsServicePsp[action];
  const other = errors.find(({ field }) => field !== 'motif' && field !== 'paye_le');
  return (
    <Dialog
      title={isReady ? questionPsp(action, n) : `${verbe} des inscriptions`}
      onClose={onClose}
      action={isReady ? { label: `Oui, ${verbe.toLowerCase()}`, onPress: () => onConfirm(acte) } : undefined}
    >
      {apercu === null && <Loading />}
      {apercu && 'refus' in apercu && <Notice tone="erreur" title={apercu.refus} />}
      {other && <Notice tone="erreur" title={other.message} />}
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
      {isReady && action === 'refuse' && (
        <TextControl
          id={fieldId('motif')}
          label="Motif du refus, lu par l’association"
          isMultiline
          isRequired
          max={1000}
          value={acte.motif}
          error={errorAt(errors, 'motif')}
          onChange={(value) => change({ motif: String(value ?? '') })}
        />
      )}
      {isReady && action === 'pay' && (
        <>
          <DateControl
            id={fieldId('paye_le')}
            label="Jour du versement"
            isRequired
            value={acte.paye_le}
            error={errorAt(errors, 'paye_le')}
            onChange={(value) => change({ paye_le: value === null ? null : String(value) })}
          />
          <TextControl
            id={fieldId('reference')}
            label="Référence du payeur (facultatif)"
            max={60}
            value={acte.reference}
            onChange={(value) => change({ reference: String(value ?? '') })}
          />
        </>
      )}
    </Dialog>
  );
}
