import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import {
  type LigneIgnoree,
  type LigneLue,
  lireTableauBudget,
} from '@asso/domain/referentiel/tableau-budget.rules';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { announce } from '../../../ui/page/announcer.ts';
import { readTableFile } from '../../../ui/table/table-file.ts';
import { FileInput } from '../../../ui/upload/FileInput.tsx';
import '../../../ui/budget/budget.css';

type BudgetImportDialogProps = {
  annee: unknown;
  onImport: (lignes: readonly LigneLue[]) => void;
  onClose: () => void;
};

const rien = 'Aucun montant n’est reconnu. Collez deux colonnes au moins : le compte et son montant.';

/** Imports a budget from a table; what was understood is shown before anything is written. */
export function BudgetImportDialog({ annee, onImport, onClose }: BudgetImportDialogProps) {
  const [texte, setTexte] = useState('');
  const [error, setError] = useState<string>();
  const { lignes, ignorees } = lireTableauBudget(texte);
  const montants = count(lignes.length, 'montant', 'montants');
  const take = (given: string) => {
    setTexte(given);
    setError(undefined);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readTableFile(file);
    if (read.ok) take(read.text);
    else setError(read.message);
  };
  const importAll = () => {
    if (lignes.length === 0) return setError(rien);
    onImport(lignes);
    announce(`${count(lignes.length, 'montant importé', 'montants importés')}.`);
    onClose();
  };
  return (
    <Dialog
      title={`Importer un tableau dans le budget ${annee ?? ''}`}
      size="lg"
      onClose={onClose}
      action={{ label: lignes.length > 0 ? `Importer ${montants}` : 'Importer', onPress: importAll }}
    >
      <div className={`fr-input-group${error ? ' fr-input-group--error' : ''}`}>
        <label className="fr-label" htmlFor="import-tableau">
          Cellules copiées depuis votre tableur
          <span className="fr-hint-text">
            Sur chaque ligne : le numéro ou le nom du compte, puis son montant en euros. Les deux côtés à la
            fois sont acceptés.
          </span>
        </label>
        <textarea
          id="import-tableau"
          className="fr-input"
          rows={5}
          spellCheck={false}
          value={texte}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'import-tableau-erreur' : undefined}
          onChange={(event) => take(event.target.value)}
        />
        {error && (
          <p id="import-tableau-erreur" className="fr-message fr-message--error" role="alert">
            {error}
          </p>
        )}
      </div>
      <div className="fr-upload-group">
        <label className="fr-label" htmlFor="import-fichier">
          Ou un fichier CSV
        </label>
        <FileInput
          id="import-fichier"
          accept=".csv,.tsv,.txt,text/csv"
          saysName
          onFiles={([file]) => void choose(file)}
        />
      </div>
      {lignes.length > 0 && <Reconnues lignes={lignes} />}
      {ignorees.length > 0 && <Ignorees lignes={ignorees} />}
    </Dialog>
  );
}

const Reconnues = ({ lignes }: { lignes: readonly LigneLue[] }) => (
  <table className="budget__table budget__apercu">
    <caption>
      {count(lignes.length, 'montant reconnu', 'montants reconnus')}, à la place de ce qui est saisi
    </caption>
    <thead>
      <tr>
        <th scope="col">Compte</th>
        <th scope="col">Montant</th>
      </tr>
    </thead>
    <tbody>
      {lignes.map(({ code, label, euros }) => (
        <tr key={code}>
          <th scope="row">
            <span className="budget__numero">{code}</span> {label}
          </th>
          <td className="nombre">{formatEuros(euros)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const raisons: Record<LigneIgnoree['raison'], string> = {
  'compte-inconnu': 'ce nom n’est celui d’aucun compte du budget.',
  'montant-illisible': 'ce montant ne se lit pas.',
  'a-repartir': 'répartissez ce montant entre les lignes du compte.',
  verrouille: 'le compte 74 vient des financements et des cofinancements du projet.',
};

const Ignorees = ({ lignes }: { lignes: readonly LigneIgnoree[] }) => (
  <div>
    <p>
      <strong>{count(lignes.length, 'ligne laissée', 'lignes laissées')} de côté</strong>
    </p>
    <ul>
      {[...new Map(lignes.map((one) => [one.texte, one])).values()].map(({ texte, raison }) => (
        <li key={texte}>
          « {texte} » : {raisons[raison]}
        </li>
      ))}
    </ul>
  </div>
);
