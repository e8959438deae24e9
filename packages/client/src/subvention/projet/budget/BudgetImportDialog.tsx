import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import {
  type BudgetLigneLue,
  type CofinanceurRead,
  type LigneIgnoree,
  parseTableauBudget,
} from '@asso/domain/referentiel/tableau-budget.rules';
import { useId, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { announce } from '../../../ui/page/announcer.ts';
import { readTableFile, tableFiles } from '../../../ui/table/table-file.ts';
import { FileInput } from '../../../ui/upload/FileInput.tsx';
import '../../../ui/budget/budget.css';

export type BudgetImportProps = {
  annee: unknown;
  /** True when the campaign asks for other funders: their lines in the table can then be kept. */
  hasCofinancements: boolean;
  onImport: (lignes: readonly BudgetLigneLue[], cofinanceurs: readonly CofinanceurRead[]) => void;
};
type BudgetImportDialogProps = BudgetImportProps & { onClose: () => void };

const rienDeCoche = 'Cochez les subventions à ajouter : aucun autre montant n’est reconnu dans ce tableau.';
const rien = 'Aucun montant n’est reconnu. Collez deux colonnes au moins : le compte et son montant.';

/** Imports a budget from a table; what was understood is shown before anything is written. */
export function BudgetImportDialog({ annee, hasCofinancements, onImport, onClose }: BudgetImportDialogProps) {
  const [texte, setTexte] = useState('');
  const [error, setError] = useState<string>();
  const lu = parseTableauBudget(texte);
  const { lignes } = lu;
  const cofinanceurs = hasCofinancements ? lu.cofinanceurs : [];
  /** The ranks of the other funders that the person ticked. */
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const kept = cofinanceurs.filter((_, rang) => ticked.includes(rang));
  const taken = lignes.length + kept.length;
  const ignorees = hasCofinancements ? lu.ignorees : [...lu.ignorees, ...lu.cofinanceurs.map(ignored)];
  const take = (given: string) => {
    setTexte(given);
    setTicked([]);
    setError(undefined);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readTableFile(file);
    if (read.ok) take(read.text);
    else setError(read.message);
  };
  const importAll = () => {
    if (taken === 0) return setError(cofinanceurs.length > 0 ? rienDeCoche : rien);
    onImport(lignes, kept);
    announce(`${count(taken, 'montant importé', 'montants importés')}.`);
    onClose();
  };
  return (
    <Dialog
      title={`Importer un tableau dans le budget ${annee ?? ''}`}
      size="lg"
      onClose={onClose}
      action={{
        label: taken > 0 ? `Importer ${count(taken, 'montant', 'montants')}` : 'Importer',
        onPress: importAll,
      }}
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
          Ou un fichier de tableur
          <span className="fr-hint-text">
            Excel (.xlsx), OpenDocument (.ods) ou CSV : sa première feuille est lue.
          </span>
        </label>
        <FileInput id="import-fichier" accept={tableFiles} saysName onFiles={([file]) => void choose(file)} />
      </div>
      {lignes.length > 0 && <Reconnues lignes={lignes} />}
      {cofinanceurs.length > 0 && (
        <Cofinanceurs
          lus={cofinanceurs}
          ticked={ticked}
          onTick={(rang, isTicked) =>
            setTicked(isTicked ? [...ticked, rang] : ticked.filter((one) => one !== rang))
          }
        />
      )}
      {ignorees.length > 0 && <Ignorees lignes={ignorees} />}
    </Dialog>
  );
}

const Reconnues = ({ lignes }: { lignes: readonly BudgetLigneLue[] }) => (
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

type CofinanceursProps = {
  lus: readonly CofinanceurRead[];
  ticked: readonly number[];
  onTick: (rang: number, isTicked: boolean) => void;
};

/** Other funders are confirmed one by one: the table often holds, among them, the very sum that is asked here. */
function Cofinanceurs({ lus, ticked, onTick }: CofinanceursProps) {
  const id = useId();
  /** Lines are identified by their rank: two of them may be equal, and none changes place. */
  const numbered = lus.map((lu, rang) => ({ ...lu, rang }));
  return (
    <fieldset className="fr-fieldset" aria-labelledby={`${id}-titre`}>
      <legend className="fr-fieldset__legend fr-fieldset__legend--regular" id={`${id}-titre`}>
        {count(lus.length, 'autre subvention reconnue', 'autres subventions reconnues')}
        <span className="fr-hint-text">
          Cochez ce que d’autres financeurs donnent au projet, et laissez ce que vous demandez ici.
        </span>
      </legend>
      {numbered.map(({ nom, euros, rang }) => (
        <div className="fr-fieldset__element" key={rang}>
          <div className="fr-checkbox-group fr-checkbox-group--sm">
            <input
              type="checkbox"
              id={`${id}-${rang}`}
              checked={ticked.includes(rang)}
              onChange={(event) => onTick(rang, event.target.checked)}
            />
            <label className="fr-label" htmlFor={`${id}-${rang}`}>
              {nom}, {formatEuros(euros)}
            </label>
          </div>
        </div>
      ))}
    </fieldset>
  );
}

const ignored = ({ nom, euros }: CofinanceurRead): LigneIgnoree => ({
  texte: `${nom} : ${formatEuros(euros)}`,
  raison: 'verrouille',
});

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
