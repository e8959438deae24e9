import {
  commentaireMax,
  type DemarcheJugee,
  type NoteDemarche,
  notesDemarche,
} from '@asso/domain/contenu/satisfaction.rules';
import { useId, useState } from 'react';
import { TextControl } from '../ui/fields/TextControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import { call } from './call.ts';

/** « Comment s’est passée cette démarche ? » Said once, without a name, at the foot of a confirmation page. */
export function Satisfaction({ demarche }: { demarche: DemarcheJugee }) {
  const id = useId();
  const [note, setNote] = useState<NoteDemarche | null>(null);
  const [commentaire, setCommentaire] = useState('');
  const [state, setState] = useState<'a-dire' | 'envoi' | 'dit'>('a-dire');
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    if (note === null) return setError('Choisissez une réponse.');
    if ([...commentaire].length > commentaireMax) {
      return setError(`Votre commentaire est trop long : ${commentaireMax} caractères au plus.`);
    }
    setState('envoi');
    const { usageEndpoints } = await import('@asso/contract/contenu/usage.endpoints');
    const outcome = await call(usageEndpoints.sayAvis, {
      body: { demarche, note, commentaire: commentaire.trim() || null },
    });
    setError(outcome.ok ? null : outcome.problem.message);
    setState(outcome.ok ? 'dit' : 'a-dire');
  };
  return (
    <section className="pile pile--serree" aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`} className="fr-h4">
        Votre avis
      </h2>
      <div role="status">
        {state === 'dit' && <Notice tone="succes" title="Merci, votre avis est gardé, sans votre nom." />}
      </div>
      {state !== 'dit' && (
        <>
          <fieldset className="reglage">
            <legend>
              Comment s’est passée cette démarche ?
              <span className="fr-hint-text">Facultatif. Votre réponse n’est pas reliée à votre compte.</span>
            </legend>
            {(Object.keys(notesDemarche) as NoteDemarche[]).map((key) => (
              <div className="fr-radio-group fr-radio-group--sm" key={key}>
                <input
                  type="radio"
                  id={`${id}-${key}`}
                  name={id}
                  checked={key === note}
                  onChange={() => setNote(key)}
                />
                <label className="fr-label" htmlFor={`${id}-${key}`}>
                  {notesDemarche[key]}
                </label>
              </div>
            ))}
          </fieldset>
          <TextControl
            id={`${id}-commentaire`}
            label="Votre commentaire"
            help="Facultatif. N’écrivez ni nom, ni numéro de dossier, ni coordonnées."
            isMultiline
            max={commentaireMax}
            value={commentaire}
            onChange={(value) => setCommentaire(typeof value === 'string' ? value : '')}
          />
          <div role="alert">{error && <Notice tone="erreur" title={error} />}</div>
          <div>
            <button
              type="button"
              className="fr-btn fr-btn--secondary"
              onClick={() => void send()}
              disabled={state === 'envoi'}
            >
              Donner mon avis
            </button>
          </div>
        </>
      )}
    </section>
  );
}
