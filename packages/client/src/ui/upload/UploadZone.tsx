import { type ClipboardEvent, type DragEvent, type ReactNode, Suspense, useState } from 'react';
import { FieldMark } from '../fields/FieldMark.tsx';
import { announce } from '../page/announcer.ts';
import { lazyPart } from '../page/lazy-part.ts';
import { useMedia } from '../page/use-media.ts';
import { FileInput } from './FileInput.tsx';
import { redrawnPhoto } from './redrawn-photo.ts';
import type { UploadLimits } from './upload-types.ts';
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
  /**
   * Adds a button that joins photographed pages into one file, given to `onFile`, or to `onFiles` when this is absent.
   */
  photo?: { verb: string; onFile: (file: File) => void };
  /** True when choosing a file is the main purpose of the page. */
  isPrincipal?: boolean;
  /** What stands at the end of the zone. */
  children?: ReactNode;
};

const oneAtATime = 'Déposez un fichier à la fois.';

/** Lets the person choose, drop or paste files; the limits are shown before. */
export function UploadZone(props: UploadZoneProps) {
  const { id, label, help, limits, isMultiple = false, isRequired, onFiles } = props;
  const [isOver, setIsOver] = useState(false);
  const [ownError, setOwnError] = useState<string>();
  const hasCamera = useMedia('(pointer: coarse)');
  const error = ownError ?? props.error;
  const take = (list: Iterable<File>) => {
    const chosen = [...list];
    const isTooMany = chosen.length > 1 && !isMultiple;
    setIsOver(false);
    setOwnError(isTooMany ? oneAtATime : undefined);
    if (isTooMany) announce(oneAtATime, 'urgent');
    else if (chosen.some(isHeic)) void Promise.all(chosen.map(jpegOfHeic)).then(onFiles);
    else if (chosen.length > 0) onFiles(chosen);
  };
  // Dragging and pasting are added to the file field, which keyboards and screen readers use.
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
        {isRequired && (
          <>
            <FieldMark isRequired />
            <span className="invisible"> (obligatoire)</span>
          </>
        )}
      </label>
      <div className={`depot__zone${isOver ? ' depot__zone--survol' : ''}`} {...gestures}>
        <p id={`${id}-limites`} className="fr-hint-text depot__limites">
          {help && <span>{help} </span>}
          <span>{limits.text}</span>
        </p>
        <FileInput
          id={id}
          isMultiple={isMultiple}
          accept={limits.accept}
          describedBy={`${error ? `${id}-message ` : ''}${id}-limites`}
          isInvalid={error !== undefined}
          isPrincipal={props.isPrincipal}
          onFiles={take}
        />
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
        {props.children}
      </div>
      {error && (
        <p id={`${id}-message`} className="fr-message fr-message--error">
          {error}
        </p>
      )}
    </div>
  );
}

// An iPhone makes HEIC photos, which few programs open. A photo that the browser cannot convert is sent as it is, and
// the server turns it into JPEG.
const heic = /\.hei[cf]$/i;

const isHeic = ({ name }: Pick<File, 'name'>): boolean => heic.test(name);

/** Returns a JPEG when the browser can read HEIC; otherwise the photo itself, which the server converts. */
export async function jpegOfHeic(photo: File): Promise<File> {
  if (!isHeic(photo)) return photo;
  try {
    const { jpeg } = await redrawnPhoto(photo);
    return new File([jpeg], photo.name.replace(heic, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return photo;
  }
}
