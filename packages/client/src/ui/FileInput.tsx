import { useState } from 'react';
import './upload.css';

type FileInputProps = {
  id: string;
  accept: string | undefined;
  isMultiple?: boolean;
  describedBy?: string;
  isInvalid?: boolean;
  /** What was chosen is named beside the button, where nothing else of the page says it. */
  saysName?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** The browser's own field, under a button in our words: its own button speaks the language of the browser. */
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
          // The same file may be chosen again.
          target.value = '';
          setName(chosen[0]?.name ?? '');
          onFiles(chosen);
        }}
      />
      <span className="fr-btn fr-btn--secondary" aria-hidden="true">
        {isMultiple ? 'Choisir des fichiers' : 'Choisir un fichier'}
      </span>
      {said.saysName && name && <span>{name}</span>}
    </div>
  );
}
