import { motifSignalMax, signauxEndpoints } from '@asso/contract/instruction/signaux.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { type ReactNode, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { useRead } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { newId } from '../../ui/page/new-id.ts';
import type { Signal } from './use-signaux.ts';
import './a-lever.css';

type SignauxPanelProps = {
  id_fo: string;
  service: string;
  /** True while a decision is awaited: each point is then to be seen before a grant. */
  isAtStudy: boolean;
  /** Gives what leads to the thing that a signal is about; null where nothing does. */
  acteOf: (code: Signal['code']) => ReactNode;
};

/**
 * Lists what stands against a grant, each with what was found and what leads to it, then what is only to be known. The
 * service can set a signal aside with a reason; no signal decides anything by itself.
 */
export function SignauxPanel({ id_fo, service, isAtStudy, acteOf }: SignauxPanelProps) {
  const params = { id: id_fo, service };
  const read = useRead(signauxEndpoints.readSignaux, { params });
  if (read.state === 'attente') return <div className="suite-attendue" aria-busy="true" />;
  if (read.state !== 'lu' || read.value.signaux.length === 0) return null;
  const save = async (code: Signal['code'], motif: string | null) => {
    const saved = await call(signauxEndpoints.saveSignal, {
      params: { ...params, code },
      body: { motif },
      idempotencyKey: newId(),
    });
    if (!saved.ok) return saved.problem.message;
    read.put(saved.value, saved.version);
    announce(motif === null ? 'Signal repris.' : 'Signal écarté.');
    return null;
  };
  const { signaux } = read.value;
  const kept = signaux.filter(({ ecarte }) => !ecarte);
  const [contraires, autres] = [
    kept.filter((one) => one.isContraire),
    kept.filter((one) => !one.isContraire),
  ];
  const gone = signaux.filter(({ ecarte }) => ecarte);
  const n = contraires.length;
  return (
    <section className={n > 0 ? 'a-lever a-lever--contraire' : 'a-lever'} aria-labelledby="signaux">
      <h3 id="signaux" className="fr-h6">
        {n === 0
          ? 'À savoir'
          : `${count(n, 'point', 'points')} ${isAtStudy ? 'à lever avant de conclure' : 'à savoir'}`}
        <span className="invisible">, lu de votre service seul</span>
      </h3>
      <ul className="liste-nue">
        {[...contraires, ...autres, ...gone].map((signal) => (
          <li
            key={signal.code}
            className={signal.isContraire && !signal.ecarte ? 'a-lever__point' : 'discret'}
          >
            <Ligne
              signal={signal}
              acte={signal.ecarte ? null : acteOf(signal.code)}
              onSave={(motif) => save(signal.code, motif)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type LigneProps = {
  signal: Signal;
  acte: ReactNode;
  onSave: (motif: string | null) => Promise<string | null>;
};

function Ligne({ signal: { code, titre, explication, ecarte }, acte, onSave }: LigneProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [motif, setMotif] = useState('');
  const [error, setError] = useState<string>();
  if (ecarte) {
    return (
      <div className="a-lever__ligne">
        <p>
          <s>{titre}</s>, écarté par {ecarte.par} le {formatDate(new Date(ecarte.le))} : « {ecarte.motif} »
        </p>
        <ActionButton kind="tertiaire" isSmall onPress={() => onSave(null)}>
          Reprendre<span className="invisible"> {titre}</span>
        </ActionButton>
      </div>
    );
  }
  const send = async () => {
    const refused = await onSave(motif);
    setError(refused ?? undefined);
    if (refused === null) setIsAsking(false);
  };
  return (
    <>
      <div className="a-lever__ligne">
        <p>
          <strong>{titre}.</strong> {explication}
        </p>
        <span className="a-lever__actes">
          {acte}
          {!isAsking && (
            <button type="button" className="fr-link" onClick={() => setIsAsking(true)}>
              Écarter<span className="invisible"> {titre}</span>
            </button>
          )}
        </span>
      </div>
      {isAsking && (
        <FormFrame className="pile pile--serree" name={`Écarter ${titre}`} onSend={send}>
          <TextControl
            id={`signal-${code}`}
            label="Pourquoi l’écarter"
            max={motifSignalMax}
            value={motif}
            error={error}
            onChange={(value) => setMotif(String(value ?? ''))}
          />
          <div className="actions">
            <ActionButton kind="secondaire" isSmall>
              Écarter ce signal
            </ActionButton>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => setIsAsking(false)}
            >
              Annuler
            </button>
          </div>
        </FormFrame>
      )}
    </>
  );
}
