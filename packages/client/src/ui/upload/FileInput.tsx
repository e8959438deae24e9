import { useState } from 'react';
import './upload.css';

type FileInputProps = {
  id: string;
  accept: string | undefined;
  isMultiple?: boolean;
  describedBy?: string;
  isInvalid?: boolean;
  /** True when the button that chooses the file is the main one of the page: it is then filled. */
  isPrincipal?: boolean;
  /** True to show the name of the chosen file beside the button, when nothing else on the page shows it. */
  saysName?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/**
 * A button in French, under the browser's own file field, which is invisible: the button of that field speaks the
 * language of the browser.
 */
export function FileInput({ id, accept, isMultiple = false, onFiles, ...said }: FileInputProps) {
  const [name, setName] = useState('');
  return (
    <div className="choix-fichier">
      <input
        id={id}
        type="file"
        multiple={isMultiple}
        accept={accept}
        aria-describedby={said.describedBy}
        aria-invalid={said.isInvalid ? true : undefined}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The field is emptied so that the same file may be chosen again.
          target.value = '';
          setName(chosen[0]?.name ?? '');
          onFiles(chosen);
        }}
      />
      <span className={said.isPrincipal ? 'fr-btn' : 'fr-btn fr-btn--secondary'} aria-hidden="true">
        {isMultiple ? 'Choisir des fichiers' : 'Choisir un fichier'}
      </span>
      {said.saysName && name && <span>{name}</span>}
    </div>
  );
}
