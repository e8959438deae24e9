import { motifSignalMax, signauxEndpoints } from '@asso/contract/instruction/signaux.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { useRead } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { newId } from '../../ui/page/new-id.ts';
import type { Signal } from './use-signaux.ts';

type SignauxPanelProps = { id_fo: string; service: string };

/** Shows what is unusual in a dossier. The service can set a signal aside; no signal decides anything by itself. */
export function SignauxPanel({ id_fo, service }: SignauxPanelProps) {
  const params = { id: id_fo, service };
  const read = useRead(signauxEndpoints.readSignaux, { params });
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
  const [kept, gone] = [signaux.filter(({ ecarte }) => !ecarte), signaux.filter(({ ecarte }) => ecarte)];
  return (
    <section className="pile pile--serree" aria-labelledby="signaux">
      <h2 id="signaux" className="fr-h4">
        À regarder
      </h2>
      {kept.length === 0 && <p className="discret">Rien d’autre à regarder.</p>}
      <ul className="liste-nue pile pile--serree">
        {[...kept, ...gone].map((signal) => (
          <li key={signal.code}>
            <Ligne signal={signal} onSave={(motif) => save(signal.code, motif)} />
          </li>
        ))}
      </ul>
      <p className="discret">Votre service seul le lit. Qui accorde coche d’abord ce qui s’y oppose.</p>
    </section>
  );
}

type LigneProps = { signal: Signal; onSave: (motif: string | null) => Promise<string | null> };

function Ligne({ signal: { code, titre, explication, ecarte }, onSave }: LigneProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [motif, setMotif] = useState('');
  const [error, setError] = useState<string>();
  if (ecarte) {
    return (
      <>
        <p className="discret">
          <s>{titre}</s>, écarté par {ecarte.par} le {formatDate(new Date(ecarte.le))} : « {ecarte.motif} »
        </p>
        <ActionButton kind="tertiaire" isSmall onPress={() => onSave(null)}>
          Reprendre<span className="invisible"> {titre}</span>
        </ActionButton>
      </>
    );
  }
  const send = async () => {
    const refused = await onSave(motif);
    setError(refused ?? undefined);
    if (refused === null) setIsAsking(false);
  };
  return (
    <>
      <p>
        <strong>{titre}.</strong> {explication}
      </p>
      {isAsking ? (
        <>
          <TextControl
            id={`signal-${code}`}
            label="Pourquoi l’écarter"
            max={motifSignalMax}
            value={motif}
            error={error}
            onChange={(value) => setMotif(String(value ?? ''))}
          />
          <div className="actions">
            <ActionButton kind="secondaire" isSmall onPress={send}>
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
        </>
      ) : (
        <button
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--sm"
          onClick={() => setIsAsking(true)}
        >
          Écarter<span className="invisible"> {titre}</span>
        </button>
      )}
    </>
  );
}
