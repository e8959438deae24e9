import { formatTaille } from '@asso/domain/identifiants/affichage';
import { type DragEvent, useRef, useState } from 'react';
import { limitsText, type UploadLimits, usualLimits } from './upload-check.ts';
import { type QueuedFile, type SendFile, useUploadQueue } from './use-upload-queue.ts';
import './upload.css';

type UploadFieldProps = {
  id: string;
  /** « Rapport d’activité 2026 ». */
  label: string;
  help?: string;
  limits?: UploadLimits;
  isMultiple?: boolean;
  isRequired?: boolean;
  error?: string;
  onSend: SendFile;
};

/** The browser's own file field is the zone: choose, drop or paste; what may be sent is said before. */
export function UploadField(props: UploadFieldProps) {
  const { id, label, help, limits = usualLimits, isMultiple = false, isRequired, error } = props;
  const { files, add, remove } = useUploadQueue(limits, props.onSend);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null | undefined) => {
    const chosen = [...(list ?? [])];
    if (chosen.length > 0) add(isMultiple ? chosen : chosen.slice(0, 1));
    setIsOver(false);
  };
  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      take(event.dataTransfer.files);
    },
  };
  return (
    <div className={`fr-upload-group champ depot${error ? ' fr-upload-group--error champ--erreur' : ''}`}>
      <label className="fr-label" htmlFor={id}>
        {label}
        {isRequired && <span className="discret"> (obligatoire)</span>}
      </label>
      <div className={`depot__zone${isOver ? ' depot__zone--survol' : ''}`} {...zone}>
        <p id={`${id}-limites`} className="fr-hint-text">
          {help && `${help} `}
          {limitsText(limits)}
        </p>
        <input
          ref={input}
          id={id}
          className="fr-upload"
          type="file"
          multiple={isMultiple}
          accept={limits.extensions.map((extension) => `.${extension}`).join(',')}
          aria-describedby={`${error ? `${id}-message ` : ''}${id}-limites`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
          onPaste={(event) => take(event.clipboardData.files)}
        />
      </div>
      {error && (
        <p id={`${id}-message`} className="fr-message fr-message--error">
          {error}
        </p>
      )}
      {files.length > 0 && (
        <ul className="depot__fichiers" aria-label={`Fichiers : ${label}`}>
          {files.map((one, index) => (
            <UploadedFile
              key={one.id}
              queued={one}
              onRemove={() => {
                remove(one.id);
                focusNext(input.current, index);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** To the file that takes its place, else back to the field. */
function focusNext(input: HTMLInputElement | null, index: number): void {
  const box = input?.closest('.depot');
  setTimeout(() => {
    const buttons = box?.querySelectorAll<HTMLButtonElement>('.depot__fichiers button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? input)?.focus();
  });
}

function UploadedFile({ queued: { file, state }, onRemove }: { queued: QueuedFile; onRemove: () => void }) {
  const percent = state.kind === 'envoi' ? Math.round(state.share * 100) : null;
  return (
    <li className={`depot__fichier depot__fichier--${state.kind}`}>
      <span className="depot__nom fr-icon-file-text-line">{file.name}</span>
      <span className="discret nombre">{formatTaille(file.size)}</span>
      {percent !== null && <progress max={100} value={percent} aria-label={`Dépôt de ${file.name}`} />}
      <span className="depot__etat">{textOf(state)}</span>
      {state.kind !== 'recu' && (
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onRemove}>
          {state.kind === 'refuse' ? 'Retirer' : 'Annuler'} <span className="invisible">{file.name}</span>
        </button>
      )}
    </li>
  );
}

function textOf(state: QueuedFile['state']): string {
  switch (state.kind) {
    case 'attente':
      return 'En attente';
    case 'envoi':
      return `${Math.round(state.share * 100)} %`;
    case 'coupe':
      return 'Dépôt interrompu. Nouvel essai dans 10 s.';
    case 'recu':
      return state.text;
    case 'refuse':
      return state.message;
  }
}
