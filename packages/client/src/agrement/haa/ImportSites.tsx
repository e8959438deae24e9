import { texteMaxSites } from '@asso/contract/agrement/haa/haa.endpoints';
import type { RapportSites } from '@asso/contract/agrement/haa/haa.schemas';
import { modeleSites } from '@asso/domain/agrement/haa/import-sites.rules';
import { csvText } from '@asso/domain/kernel/csv';
import { useState } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { readTableFile, tableFiles } from '../../ui/table/table-file.ts';
import { FileInput } from '../../ui/upload/FileInput.tsx';
import { acteImport, bilanSites, champImport, useImportSites } from './use-import-sites.ts';

type ImportSitesProps = { idAsso: string; onImported: () => Promise<unknown>; onClose: () => void };
type Ligne = RapportSites['lignes'][number];

const texteRow = {
  kind: 'text',
  label: 'Ou ses cellules, collées',
  multiline: true,
  max: texteMaxSites,
  requiredAt: 'saisie',
} as const;

const tropLourd = 'Ce fichier est trop lourd pour cette page. Coupez-le en plusieurs.';

const giveModele = () =>
  saveFile({
    name: 'modele-sites.csv',
    blob: new Blob([csvText(modeleSites)], { type: 'text/csv;charset=utf-8' }),
  });

/** Imports a table of sites, after a trial that shows what each line would become. */
export function ImportSites({ idAsso, onImported, onClose }: ImportSitesProps) {
  const [texte, setTexte] = useState('');
  const found = useImportSites(idAsso, onImported);
  const { errors, attempt, rapport } = found;
  const acte = rapport?.essai ? acteImport(rapport) : null;
  const take = (given: string) => {
    setTexte(given);
    found.forget();
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readTableFile(file, { tropLourd });
    if (!read.ok) return found.refuse(read.message);
    take(read.text);
  };
  return (
    <div className="pile">
      <ErrorSummary errors={errors} attempt={attempt} />
      <p>
        Une ligne par site, sous les noms des colonnes : votre liste peut garder les siens. Un site déjà connu
        prend les activités, les horaires et les fermetures du tableau.{' '}
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={giveModele}>
          Télécharger le modèle (CSV)
        </button>
      </p>
      <div className="fr-upload-group">
        <label className="fr-label" htmlFor="import-sites-fichier">
          Fichier de tableur
          <span className="fr-hint-text">Excel (.xlsx), OpenDocument (.ods) ou CSV, 500 lignes au plus.</span>
        </label>
        <FileInput
          id="import-sites-fichier"
          accept={tableFiles}
          saysName
          onFiles={([file]) => void choose(file)}
        />
      </div>
      <FieldList
        fields={{ texte: texteRow }}
        parentPath={champImport}
        value={{ [champImport]: { texte } }}
        errors={errors}
        onChange={(_, value) => take(String(value ?? ''))}
      />
      {rapport && <Rapport rapport={rapport} />}
      <div className="actions">
        {acte ? (
          <ActionButton onPress={() => found.run(texte, { essai: false })} busyText="Import en cours…">
            {acte}
          </ActionButton>
        ) : (
          !(rapport && !rapport.essai) && (
            <ActionButton onPress={() => found.run(texte, { essai: true })} busyText="Lecture…">
              Vérifier le tableau
            </ActionButton>
          )
        )}
        <button type="button" className="fr-btn fr-btn--secondary" onClick={onClose}>
          {rapport && !rapport.essai ? 'Revenir aux sites' : 'Annuler'}
        </button>
      </div>
    </div>
  );
}

const rangs: Record<Ligne['resultat'], number> = { rejetee: 0, modifiee: 1, ajoutee: 2, existante: 3 };

/** Shows the result of each row of the table; the rows to correct come first. */
function Rapport({ rapport }: { rapport: RapportSites }) {
  const { essai, lignes } = rapport;
  const rows = lignes.toSorted((one, other) => rangs[one.resultat] - rangs[other.resultat]);
  return (
    <section className="pile" aria-label="Rapport de l’import">
      <Notice
        tone={essai ? 'info' : 'succes'}
        title={essai ? 'Rien n’est encore importé.' : 'Tableau importé.'}
      >
        {`${bilanSites(rapport)}.`}
      </Notice>
      <DataTable
        caption={essai ? 'Ce que deviendra chaque ligne' : 'Ce qu’est devenue chaque ligne'}
        columns={colonnes(essai)}
        rows={rows}
        rowId={({ numero }) => String(numero)}
      />
    </section>
  );
}

const colonnes = (essai: boolean): Column<Ligne>[] => [
  { key: 'numero', label: 'Ligne', isHeader: true, cell: ({ numero }) => `Ligne ${numero}` },
  { key: 'nom', label: 'Site', cell: ({ nom }) => nom || '–' },
  { key: 'lieu', label: 'Lieu', cell: ({ lieu }) => lieu || '–' },
  {
    key: 'resultat',
    label: 'Résultat',
    cell: ({ resultat, motif, note }) =>
      motif === null ? (
        <>
          {resultatsSaid(essai)[resultat]}
          {note && <span className="fr-hint-text">{note}</span>}
        </>
      ) : (
        <span className="fr-message fr-message--error">{motif}</span>
      ),
  },
];

const resultatsSaid = (essai: boolean): Record<Ligne['resultat'], string> => ({
  ajoutee: essai ? 'Prête' : 'Ajoutée',
  modifiee: essai ? 'Déjà dans vos sites : à mettre à jour' : 'Mise à jour',
  existante: 'Déjà dans vos sites : rien ne change',
  rejetee: 'À corriger',
});
