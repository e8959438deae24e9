import { useState } from 'react';
import './upload.css';

type FileInputProps = {
  id: string;
  accept: string | undefined;
  isMultiple?: boolean;
  describedBy?: string;
  isInvalid?: boolean;
  /** True for the main button of its page, which is filled. */
  isPrincipal?: boolean;
  /** The chosen file's name is shown beside the button, when nothing else on the page shows it. */
  saysName?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** The browser's own field lies under our button, because its own button speaks the browser's language. */
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
