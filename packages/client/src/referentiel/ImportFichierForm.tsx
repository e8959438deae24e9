import type { RapportImport as Rapport } from '@asso/contract/referentiel/import.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { Fields } from '@asso/domain/kernel/fields';
import {
  enTeteLine,
  type FichierColonnes,
  texteImportMax,
} from '@asso/domain/referentiel/fichier-importe.rules';
import { ecrites, resultatWords, sayBilan } from '@asso/domain/referentiel/fichier-importe.words';
import { Fragment, useState } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { readTableFile, tableFiles } from '../ui/table/table-file.ts';
import { FileInput } from '../ui/upload/FileInput.tsx';
import { type ImportSender, useImportFichier } from './use-import-fichier.ts';

const tropLourd = 'Ce fichier est trop lourd pour cette page. Coupez-le, ou utilisez la commande d’import.';

export type FichierGenre<G extends string> = {
  value: G;
  label: string;
  modele: { colonnes: FichierColonnes };
};
type ImportFichierFormProps<G extends string> = ImportSender<G> & {
  genres: readonly [FichierGenre<G>, ...FichierGenre<G>[]];
  premier?: G;
};

/** Imports a file, after a trial that shows what each line would become. */
export function ImportFichierForm<G extends string>(props: ImportFichierFormProps<G>) {
  const { genres, premier } = props;
  const [genre, setGenre] = useState<G>(premier ?? genres[0].value);
  const [fichier, setFichier] = useState('');
  const [texte, setTexte] = useState('');
  const found = useImportFichier(props);
  const chosen = genres.find(({ value }) => value === genre) ?? genres[0];
  const { errors, attempt, rapport } = found;
  const take = (given: string, nom: string) => {
    setTexte(given);
    setFichier(nom);
    found.forget();
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readTableFile(file, { tropLourd });
    if (read.ok) take(read.text, file.name);
    else found.refuse(read.message);
  };
  const asked = { genre, fichier: fichier || 'texte collé', texte };
  return (
    <div className="pile">
      <ErrorSummary errors={errors} attempt={attempt} />
      <FieldList
        fields={champsOf(genres)}
        parentPath="import"
        value={{ import: { genre, texte } }}
        errors={errors}
        own={{
          'import.genre': (control) => <OptionsControl {...control} />,
          'import.fichier': ({ id, label }) => (
            <div className="fr-upload-group">
              <label className="fr-label" htmlFor={id}>
                {label}
                <span className="fr-hint-text">
                  Première ligne : <code className="import-fichier__modele">{enTeteLine(chosen.modele)}</code>
                  {Object.entries(chosen.modele.colonnes).map(
                    ([nom, { aide }]) =>
                      aide && (
                        <Fragment key={nom}>
                          <br />
                          Colonne « {nom} » : {aide}.
                        </Fragment>
                      ),
                  )}
                </span>
              </label>
              <FileInput id={id} accept={tableFiles} saysName onFiles={([file]) => void choose(file)} />
            </div>
          ),
        }}
        onChange={(path, value) => {
          if (path === 'import.texte') return take(String(value ?? ''), '');
          setGenre((genres.find((one) => one.value === value) ?? chosen).value);
          found.forget();
        }}
      />
      <ActionButton kind="secondaire" onPress={() => found.run({ ...asked, essai: true })}>
        Vérifier le fichier
      </ActionButton>
      {rapport && <RapportImport rapport={rapport} onImport={() => found.run({ ...asked, essai: false })} />}
    </div>
  );
}

/** Gives the fields of the form, which asks what the file holds only where it may hold several things. */
const champsOf = (genres: readonly { value: string; label: string }[]): Fields => ({
  ...(genres.length > 1 && {
    genre: { kind: 'choice', label: 'Que contient le fichier ?', options: genres },
  }),
  fichier: { kind: 'id', of: 'fichier', label: 'Fichier de tableur' },
  texte: { kind: 'text', label: 'Ou ses lignes, collées', multiline: true, max: texteImportMax },
});

type RapportImportProps = { rapport: Rapport; onImport: () => unknown };
type Ligne = Rapport['lignes'][number];

const shownAtMost = 200;

/** Shows the result of each row, rejected rows first; nothing is saved before the import is confirmed. */
function RapportImport({ rapport, onImport }: RapportImportProps) {
  const { essai, lignes } = rapport;
  const ordered = [...lignes].sort(
    (one, other) => Number(other.resultat === 'rejetee') - Number(one.resultat === 'rejetee'),
  );
  const shown = ordered.slice(0, shownAtMost);
  const n = ecrites(rapport.bilan);
  return (
    <section className="pile" aria-label="Rapport de l’import">
      <Notice
        tone={essai ? 'info' : 'succes'}
        title={essai ? 'Rien n’est encore importé.' : 'Fichier importé.'}
      >
        {sayBilan(rapport.bilan)}
      </Notice>
      <DataTable
        caption={`Ce que ${essai ? 'deviendra' : 'devient'} chaque ligne`}
        columns={columns}
        rows={shown}
        rowId={({ numero }) => String(numero)}
      />
      {lignes.length > shownAtMost && (
        <p>Les {shownAtMost} premières lignes sont montrées, celles à corriger d’abord.</p>
      )}
      {essai && n > 0 && (
        <ActionButton onPress={onImport}>Importer {count(n, 'ligne', 'lignes')}</ActionButton>
      )}
      {essai && n === 0 && <p>Il n’y a rien de nouveau à importer.</p>}
    </section>
  );
}

const columns: Column<Ligne>[] = [
  { key: 'numero', label: 'Ligne', isHeader: true, cell: ({ numero }) => `Ligne ${numero}` },
  { key: 'cle', label: 'Référence', cell: ({ cle }) => cle || '–' },
  { key: 'resultat', label: 'Résultat', cell: ({ resultat }) => resultatWords[resultat] },
  { key: 'motif', label: 'Pourquoi', cell: ({ motif }) => motif ?? '–' },
];
