import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { AppLink } from '../../../platform/AppLink.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import type { Laisse, OnLaisses, Reessayer } from './resultat.ts';
import './cellules.css';

/** The dossiers that the last action left, until the agent closes their list. */
export type Laisses = { liste: readonly Laisse[]; reessayer?: Reessayer };

/** Keeps what the last action left, and how to try it again. */
export function useLaisses() {
  const [laisses, setLaisses] = useState<Laisses>({ liste: [] });
  const onLaisses: OnLaisses = (liste, reessayer) => setLaisses({ liste, reessayer });
  return { laisses, onLaisses, onClose: () => setLaisses({ liste: [] }) };
}

type ResultatEnPlaceProps = { laisses: Laisses; onClose: () => void };

/**
 * Lists the dossiers that the action could not change, each with its reason and a link; the action may be tried again on
 * these dossiers alone when `reessayer` is given.
 */
export function ResultatEnPlace({ laisses: { liste, reessayer }, onClose }: ResultatEnPlaceProps) {
  if (liste.length === 0) return null;
  return (
    <section className="resultat-en-place" aria-label="Dossiers laissés">
      <div>
        <p className="discret">
          {reessayer
            ? 'Ouvrez un dossier pour voir où il en est, ou réessayez.'
            : 'Ouvrez un dossier pour voir où il en est.'}
        </p>
        <ul className="liste-nue">
          {liste.map(({ id_fo, raison }) => (
            <li key={id_fo}>
              <AppLink className="nombre" href={`/dossiers/${id_fo}`}>
                <span className="invisible">Ouvrir le dossier</span> {id_fo}
              </AppLink>{' '}
              : {raison}
            </li>
          ))}
        </ul>
      </div>
      <div className="actions">
        {reessayer && (
          <ActionButton kind="secondaire" isSmall onPress={reessayer} busyText="En cours…">
            Réessayer <span className="invisible">sur {count(liste.length, 'dossier', 'dossiers')}</span>
          </ActionButton>
        )}
        <button type="button" className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm" onClick={onClose}>
          Fermer
        </button>
      </div>
    </section>
  );
}
