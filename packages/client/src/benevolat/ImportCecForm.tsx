import { texteMax } from '@asso/contract/benevolat/declaration.endpoints';
import { enTeteCec, type GenreImportCec } from '@asso/domain/benevolat/import-cec.rules';
import { useState } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { errorAt, fieldId } from '../ui/field-errors.ts';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
import { readTableFile } from '../ui/table-file.ts';
import { RapportImport } from './RapportImport.tsx';
import { useImportCec } from './use-import-cec.ts';
import '../ui/fields.css';

const genres = [
  { value: 'sessions', label: 'Sessions' },
  { value: 'declarations', label: 'Déclarations' },
] as const;

const tropLourd = 'Ce fichier est trop lourd pour cette page. Coupez-le, ou utilisez la commande d’import.';

/** A file of the other site: what each line would become is shown before anything is kept. */
export function ImportCecForm() {
  const [genre, setGenre] = useState<GenreImportCec>('declarations');
  const [fichier, setFichier] = useState('');
  const [texte, setTexte] = useState('');
  const found = useImportCec();
  const { errors, attempt, rapport } = found;
  const take = (given: string, nom: string) => {
    setTexte(given);
    setFichier(nom);
    found.forget();
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readTableFile(file, tropLourd);
    if (read.ok) take(read.text, file.name);
    else found.refuse(read.message);
  };
  const asked = { genre, fichier: fichier || 'texte collé', texte };
  return (
    <div className="pile">
      <ErrorSummary errors={errors} attempt={attempt} />
      <OptionsControl
        id={fieldId('import.genre')}
        label="Que contient le fichier ?"
        options={genres}
        value={genre}
        onChange={(value) => {
          setGenre(value === 'sessions' ? 'sessions' : 'declarations');
          found.forget();
        }}
      />
      <div className="fr-upload-group">
        <label className="fr-label" htmlFor="import-cec-fichier">
          Fichier CSV
          <span className="fr-hint-text">
            Première ligne : <code className="import-cec__modele">{enTeteCec(genre)}</code>
          </span>
        </label>
        <input
          id="import-cec-fichier"
          className="fr-upload"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </div>
      <TextControl
        id={fieldId('import.texte')}
        label="Ou ses lignes, collées"
        isMultiline
        max={texteMax}
        value={texte}
        error={errorAt(errors, 'import.texte')}
        onChange={(value) => take(String(value ?? ''), '')}
      />
      <ActionButton kind="secondaire" onPress={() => found.run(asked, { essai: true })}>
        Vérifier le fichier
      </ActionButton>
      {rapport && <RapportImport rapport={rapport} onImport={() => found.run(asked, { essai: false })} />}
    </div>
  );
}
