import { type ClipboardEvent, type DragEvent, Suspense, useState } from 'react';
import { announce } from './announcer.ts';
import { lazyPart } from './lazy-part.ts';
import type { UploadLimits } from './upload-types.ts';
import { useMedia } from './use-media.ts';
import './upload.css';

const PhotoPages = lazyPart(async () => (await import('./PhotoPages.tsx')).PhotoPages);

type UploadZoneProps = {
  id: string;
  label: string;
  help?: string;
  limits: UploadLimits;
  isMultiple?: boolean;
  isRequired?: boolean;
  error?: string;
  onFiles: (files: readonly File[]) => void;
  /** Of a photo, whose pages were put together by a button; as any other file when absent. */
  photo?: { verb: string; onFile: (file: File) => void };
};

const oneAtATime = 'Déposez un fichier à la fois.';

/**
 * The browser's own file field is the zone: choose, drop or paste; what may be sent is said before. Its own words are covered: they
 * are in the language of the browser, and say that no file is chosen once one has left.
 */
export function UploadZone(props: UploadZoneProps) {
  const { id, label, help, limits, isMultiple = false, isRequired, onFiles } = props;
  const [isOver, setIsOver] = useState(false);
  const [ownError, setOwnError] = useState<string>();
  const hasCamera = useMedia('(pointer: coarse)');
  const error = ownError ?? props.error;
  const take = (list: FileList | null | undefined) => {
    const chosen = [...(list ?? [])];
    const isTooMany = chosen.length > 1 && !isMultiple;
    setIsOver(false);
    setOwnError(isTooMany ? oneAtATime : undefined);
    if (isTooMany) announce(oneAtATime, 'urgent');
    else if (chosen.length > 0) onFiles(chosen);
  };
  // They add to the field inside, which keyboards and screen readers use.
  const gestures = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      take(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => take(event.clipboardData.files),
  };
  return (
    <div className={`fr-upload-group champ${error ? ' fr-upload-group--error champ--erreur' : ''}`}>
      <label className="fr-label" htmlFor={id}>
        {label}
        {isRequired && <span className="discret"> (obligatoire)</span>}
      </label>
      <div className={`depot__zone${isOver ? ' depot__zone--survol' : ''}`} {...gestures}>
        <p id={`${id}-limites`} className="fr-hint-text depot__limites">
          {help && <span>{help} </span>}
          <span>{limits.text}</span>
        </p>
        <div className="depot__champ">
          <input
            id={id}
            className="fr-upload"
            type="file"
            multiple={isMultiple}
            accept={limits.accept}
            aria-describedby={`${error ? `${id}-message ` : ''}${id}-limites`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
          <span className="fr-btn fr-btn--secondary depot__bouton" aria-hidden="true">
            {isMultiple ? 'Choisir des fichiers' : 'Choisir un fichier'}
          </span>
        </div>
        {!hasCamera && (
          <p className="depot__geste fr-hint-text">
            {isMultiple ? 'Ou glissez vos fichiers ici.' : 'Ou glissez votre fichier ici.'}
          </p>
        )}
        {hasCamera && (
          <Suspense fallback={null}>
            <PhotoPages
              id={`${id}-photo`}
              verb={props.photo?.verb ?? 'Déposer'}
              onFile={props.photo?.onFile ?? ((file) => onFiles([file]))}
            />
          </Suspense>
        )}
      </div>
      {error && (
        <p id={`${id}-message`} className="fr-message fr-message--error">
          {error}
        </p>
      )}
    </div>
  );
}
