import {
  commentaireMax,
  type DemarcheJugee,
  type NoteDemarche,
  notesDemarche,
} from '@asso/domain/contenu/satisfaction.rules';
import { useId, useState } from 'react';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import { call } from './call/call.ts';

type Errors = { note?: string; commentaire?: string; envoi?: string };

const reponses = Object.entries(notesDemarche).map(([value, label]) => ({ value, label }));

/**
 * « Comment s’est passée cette démarche ? » is asked at the foot of a confirmation page and answered once, without a
 * name.
 */
export function Satisfaction({ demarche }: { demarche: DemarcheJugee }) {
  const id = useId();
  const [note, setNote] = useState<NoteDemarche | null>(null);
  const [commentaire, setCommentaire] = useState('');
  const [state, setState] = useState<'a-dire' | 'envoi' | 'dit'>('a-dire');
  const [errors, setErrors] = useState<Errors>({});
  const send = async () => {
    const found: Errors = {
      ...(note === null && { note: 'Choisissez une réponse.' }),
      ...([...commentaire].length > commentaireMax && {
        commentaire: `Votre commentaire est trop long : ${commentaireMax} caractères au plus.`,
      }),
    };
    setErrors(found);
    if (note === null || Object.keys(found).length > 0) {
      document
        .getElementById(found.note ? `${id}-note` : `${id}-commentaire`)
        ?.querySelector('input')
        ?.focus();
      return;
    }
    setState('envoi');
    const { usageEndpoints } = await import('@asso/contract/contenu/usage.endpoints');
    const outcome = await call(usageEndpoints.sayAvis, {
      body: { demarche, note, commentaire: commentaire.trim() || null },
    });
    if (!outcome.ok) setErrors({ envoi: outcome.problem.message });
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
          <OptionsControl
            id={`${id}-note`}
            label="Comment s’est passée cette démarche ?"
            help="Facultatif. Votre réponse n’est pas reliée à votre compte."
            options={reponses}
            error={errors.note}
            value={note}
            onChange={(value) => setNote(value as NoteDemarche)}
          />
          <TextControl
            id={`${id}-commentaire`}
            label="Votre commentaire"
            help="Facultatif. N’écrivez ni nom, ni numéro de dossier, ni coordonnées."
            isMultiline
            max={commentaireMax}
            error={errors.commentaire}
            value={commentaire}
            onChange={(value) => setCommentaire(typeof value === 'string' ? value : '')}
          />
          <div role="alert">{errors.envoi && <Notice tone="erreur" title={errors.envoi} />}</div>
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
