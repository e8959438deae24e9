import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import type { Montants } from '@asso/domain/kernel/fields';
import type { LigneBudget } from '@asso/domain/referentiel/budget/mots-budget.rows';
import { useId, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { announce } from '../../../ui/page/announcer.ts';
import { tableFiles } from '../../../ui/table/table-file.ts';
import { FileInput } from '../../../ui/upload/FileInput.tsx';
import { DevisLignes } from './DevisLignes.tsx';
import { type LigneProposee, sumDevis, useDevis } from './use-devis.ts';

export type DevisDialogProps = {
  charges: Montants;
  mots: readonly LigneBudget[];
  /** Adds these amounts to the accounts that the person chose. */
  onAdd: (montants: Readonly<Record<string, number>>) => void;
  onClose: () => void;
};

/** Reads a quote from a PDF, a table or its pasted cells; nothing is written before the person confirms. */
export function DevisDialog({ charges, mots, onAdd, onClose }: DevisDialogProps) {
  const id = useId();
  const devis = useDevis();
  const [isAsked, setIsAsked] = useState(false);
  const chosen = devis.lignes.filter(({ isTicked }) => isTicked);
  const missing = chosen.filter(({ code }) => code === null);
  const add = () => {
    if (chosen.length === 0 || missing.length > 0) return setIsAsked(true);
    onAdd(sumDevis(chosen, charges));
    announce(`${count(chosen.length, 'ligne du devis ajoutée', 'lignes du devis ajoutées')}.`);
    onClose();
  };
  const lines = count(chosen.length, 'ligne', 'lignes');
  return (
    <Dialog
      title="Lire un devis"
      size="lg"
      onClose={onClose}
      action={{
        label: chosen.length > 0 ? `Ajouter ${lines} aux dépenses` : 'Ajouter aux dépenses',
        onPress: add,
      }}
    >
      <div className="fr-upload-group">
        <label className="fr-label" htmlFor={`${id}-fichier`}>
          Le devis, en PDF ou en tableau
          <span className="fr-hint-text">
            Il est lu ici, et n’est pas gardé. Rien n’est ajouté sans votre accord.
          </span>
        </label>
        <FileInput
          id={`${id}-fichier`}
          accept={`.pdf,${tableFiles}`}
          saysName
          describedBy={`${id}-etat`}
          onFiles={([file]) => void (file && devis.readFile(file))}
        />
      </div>
      <div className="fr-input-group">
        <label className="fr-label" htmlFor={`${id}-texte`}>
          Ou collez ses lignes
          <span className="fr-hint-text">Sur chaque ligne : ce qui est acheté, puis son prix.</span>
        </label>
        <textarea
          id={`${id}-texte`}
          className="fr-input"
          rows={3}
          spellCheck={false}
          value={devis.texte}
          onChange={(event) => devis.readText(event.target.value)}
        />
      </div>
      <p id={`${id}-etat`} className={devis.error ? 'fr-message fr-message--error' : undefined} role="status">
        {devis.isReading ? 'Lecture du devis…' : (devis.error ?? foundSaid(devis.lignes, devis.texte))}
      </p>
      {devis.lignes.length > 0 && (
        <DevisLignes
          lignes={devis.lignes}
          charges={charges}
          mots={mots}
          isAsked={isAsked}
          onChange={devis.change}
        />
      )}
      {devis.totalEuros !== null && <p>{totalSaid(chosen, devis.totalEuros)}</p>}
      {isAsked && chosen.length === 0 && devis.lignes.length > 0 && (
        <p className="fr-message fr-message--error">Cochez au moins une ligne à ajouter.</p>
      )}
    </Dialog>
  );
}

function foundSaid(lignes: readonly LigneProposee[], texte: string): string {
  if (lignes.length > 0)
    return `${count(lignes.length, 'ligne trouvée', 'lignes trouvées')}\u00a0: vérifiez-les.`;
  return texte.trim() === ''
    ? ''
    : 'Aucun prix n’est reconnu. Écrivez une ligne par achat, avec son prix à la fin.';
}

/** Compares the ticked lines with the total of the quote, which shows whether a line was missed. */
function totalSaid(chosen: readonly LigneProposee[], totalEuros: number): string {
  const sum = chosen.reduce((all, { euros }) => all + euros, 0);
  // Each line may have been rounded by half a euro.
  return Math.abs(sum - totalEuros) <= Math.ceil(chosen.length / 2)
    ? `C’est bien le total du devis\u00a0: ${formatEuros(totalEuros)}.`
    : `Le devis dit ${formatEuros(totalEuros)} au total, les lignes cochées font ${formatEuros(sum)}.`;
}
