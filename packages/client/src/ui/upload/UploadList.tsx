import { withElision } from '@asso/domain/identifiants/elision';
import { formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import { useRef } from 'react';
import type { UploadQueue } from './upload-queue.ts';
import type { FileState, QueuedFile } from './upload-types.ts';
import './upload.css';

type UploadListProps = {
  label: string;
  files: readonly QueuedFile[];
  queue: UploadQueue;
  /** The id of the file field, which takes the focus when the last file is removed. */
  inputId: string;
  /** True when received files are attached to a message: they may then be removed, rather than only hidden. */
  isAttached?: boolean;
};

/** Shows the progress of each file, and the buttons that apply to it. */
export function UploadList({ label, files, queue, inputId, isAttached }: UploadListProps) {
  const list = useRef<HTMLUListElement>(null);
  if (files.length === 0) return null;
  const remove = (id: string, index: number) => {
    queue.remove(id);
    // The focus goes to the file that takes the place of the removed one, else back to the field.
    setTimeout(() => {
      const items = list.current?.children ?? [];
      const next =
        items[Math.min(index, items.length - 1)]?.querySelector<HTMLElement>('button:last-of-type');
      (next ?? document.getElementById(inputId))?.focus();
    });
  };
  return (
    <ul className="depot__fichiers" aria-label={`Fichiers : ${label}`} ref={list}>
      {files.map((one, index) => (
        <UploadedFile
          key={one.id}
          queued={one}
          isAttached={isAttached}
          onRemove={() => remove(one.id, index)}
          onRetry={() => queue.retry(one.id)}
        />
      ))}
    </ul>
  );
}

type UploadedFileProps = {
  queued: QueuedFile;
  isAttached?: boolean;
  onRemove: () => void;
  onRetry: () => void;
};

function UploadedFile({ queued: { file, state }, isAttached, onRemove, onRetry }: UploadedFileProps) {
  const percent = state.kind === 'envoi' ? Math.round(state.share * 100) : null;
  const canRetry = state.kind === 'coupe' || (state.kind === 'refuse' && !state.isFinal);
  return (
    <li className={`depot__fichier depot__fichier--${toneOf(state)}`}>
      <div className="depot__infos">
        <span className="depot__nom fr-icon-file-text-line">
          {file.name} <span className="discret nombre">{formatTaille(file.size)}</span>
        </span>
        <span className={`depot__etat ${iconOf(state)}`}>
          {percent !== null && (
            <progress max={100} value={percent} aria-label={`Dépôt ${withElision(file.name)}`} />
          )}
          {textOf(state)}
        </span>
      </div>
      <span className="depot__actes">
        {canRetry && (
          <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={onRetry}>
            Réessayer<span className="invisible"> le dépôt {withElision(file.name)}</span>
          </button>
        )}
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onRemove}>
          {isAttached && state.kind === 'recu' ? 'Retirer' : removalOf(state)}
          <span className="invisible"> {file.name}</span>
        </button>
      </span>
    </li>
  );
}

/**
 * Returns the label of the button beside a file. The button never disappears, only its label changes: otherwise it
 * would take the focus away with it.
 */
function removalOf({ kind }: FileState): string {
  switch (kind) {
    case 'attente':
    case 'envoi':
    case 'coupe':
      return 'Annuler';
    case 'refuse':
      return 'Retirer';
    case 'recu':
      return 'Masquer';
  }
}

const toneOf = (state: FileState) => (state.kind === 'recu' ? state.status.tone : state.kind);

const icons = {
  attente: 'fr-icon-time-line',
  envoi: '',
  coupe: 'fr-icon-warning-line',
  cours: 'fr-icon-time-line',
  pret: 'fr-icon-check-line',
  neutre: 'fr-icon-check-line',
  refuse: 'fr-icon-error-warning-line',
};
const iconOf = (state: FileState): string => icons[toneOf(state)];

function textOf(state: FileState): string {
  switch (state.kind) {
    case 'attente':
      return 'En attente';
    case 'envoi':
      return `${Math.round(state.share * 100)}\u00a0%`;
    case 'coupe':
      return 'Dépôt interrompu. Nouvel essai dans 10\u00a0s.';
    case 'recu':
      return state.status.text;
    case 'refuse':
      return state.message;
  }
}
