import { formatJourEntier } from '@asso/domain/identifiants/dates-longues';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { ReactNode } from 'react';
import { StatePanel } from '../../ui/StatePanel.tsx';
import type { DossierRempli, Liens } from '../demarche.ts';
import { pointsDemandes, pointsRestants } from './points-restants.ts';

type EtatDuRenvoiProps<D, E extends string> = {
  liens: Liens<D, E>;
  dossier: D;
  /** The button of the next correction, or the one that transmits again. */
  acte: ReactNode;
};

/** Heads the list of steps of a dossier sent back: how many points are corrected, and the button of the next one. */
export function EtatDuRenvoi<D extends DossierRempli, E extends string>({
  liens,
  dossier,
  acte,
}: EtatDuRenvoiProps<D, E>) {
  const [renvoi] = liens.renvois(dossier);
  if (!renvoi) return null;
  const demandes = pointsDemandes(dossier).length;
  const left = pointsRestants(dossier).length;
  return (
    <StatePanel
      tone="orange"
      word="À corriger"
      when={renvoi.le && `renvoyé le ${formatJourEntier(new Date(renvoi.le))}`}
      fact={faitOf(renvoi.titre, demandes, left)}
      act={acte}
    >
      <p>
        <strong>{'À vous\u00a0:'}</strong> {suiteOf(demandes, left)}
      </p>
    </StatePanel>
  );
}

function faitOf(titre: string, demandes: number, left: number): string {
  if (demandes === 0) return titre;
  if (left === demandes) return `${count(demandes, 'point', 'points')} à corriger`;
  return `${count(demandes - left, 'point répondu', 'points répondus')} sur ${demandes}`;
}

function suiteOf(demandes: number, left: number): string {
  if (demandes === 0) return 'corrigez, puis renvoyez. Rien d’autre n’est à refaire.';
  if (left === 0) return 'renvoyez, rien n’est encore parti.';
  return demandes === 1
    ? 'répondez à ce point, le reste ne change pas.'
    : `répondez à ces ${demandes} points, le reste ne change pas.`;
}
