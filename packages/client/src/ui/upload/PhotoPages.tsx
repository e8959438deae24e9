import { count, formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '../ActionButton.tsx';
import { holdUnsent } from '../draft/unsent.ts';
import { announce } from '../page/announcer.ts';
import { newId } from '../page/new-id.ts';
import './upload.css';

type PhotoPagesProps = {
  id: string;
  /**
   * The verb of the button that joins the pages: « Déposer », or « Terminer » when a form about the file comes next.
   */
  verb: string;
  /** Receives one PDF that holds all the pages. */
  onFile: (file: File) => void;
};

type Page = { id: string; photo: File };

const photo = {
  titre: 'Partir sans déposer votre photo ?',
  perte: 'Vous avez pris une photo qui n’est pas encore déposée. Elle sera perdue si vous quittez la page.',
  partir: 'Partir sans la déposer',
};

/** « Prendre une photo » adds the pages one by one; they are joined in one PDF at the end. */
export function PhotoPages({ id, verb, onFile }: PhotoPagesProps) {
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isWaiting = pages.length > 0;
  useEffect(() => (isWaiting ? holdUnsent(photo) : undefined), [isWaiting]);
  const join = async () => {
    setError(undefined);
    try {
      const { joinPhotos } = await import('./join-photos.ts');
      onFile(await joinPhotos(pages.map(({ photo }) => photo)));
      setPages([]);
    } catch {
      setError('Cette photo ne peut pas être lue. Reprenez-la, ou choisissez un fichier.');
    }
  };
  return (
    <div className="depot__photo">
      <input
        ref={input}
        id={id}
        className="invisible"
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          target.value = '';
          if (!photo) return;
          setPages((all) => [...all, { id: newId(), photo }]);
          announce(`Page ${pages.length + 1} ajoutée.`);
        }}
      />
      <label
        htmlFor={id}
        className="fr-btn fr-btn--secondary fr-btn--sm fr-btn--icon-left fr-icon-camera-line"
      >
        {pages.length === 0 ? 'Prendre une photo' : 'Ajouter une page'}
      </label>
      {isWaiting && (
        <>
          <p className="depot__reste fr-icon-warning-line">
            {pages.length === 1 ? 'Cette photo n’est' : 'Ces photos ne sont'} pas encore{' '}
            {pages.length === 1 ? 'déposée' : 'déposées'}.
          </p>
          <ol className="depot__pages liste-nue" aria-label="Pages photographiées">
            {pages.map((page, index) => (
              <li key={page.id}>
                <Thumbnail photo={page.photo} /> Page {index + 1} ·{' '}
                <span className="nombre">{formatTaille(page.photo.size)}</span>{' '}
                <button
                  type="button"
                  className="fr-btn fr-btn--tertiary fr-btn--sm"
                  onClick={() => {
                    setPages((all) => all.filter((one) => one.id !== page.id));
                    input.current?.focus();
                  }}
                >
                  Retirer<span className="invisible"> la page {index + 1}</span>
                </button>
              </li>
            ))}
          </ol>
          <ActionButton busyText="Assemblage…" onPress={join}>
            {verb} {count(pages.length, 'page', 'pages')} en PDF
          </ActionButton>
        </>
      )}
      {error && <p className="fr-message fr-message--error">{error}</p>}
    </div>
  );
}

/**
 * Shows the photo, so that the person sees whether it can be read; the object URL is released when the thumbnail goes.
 */
function Thumbnail({ photo }: { photo: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return <img className="depot__vignette" src={url} alt="" />;
}
