import { attenduEndpoints } from '@asso/contract/catalogue/attendu.endpoints';
import { questionSaisie } from '@asso/domain/catalogue/champ-personnalise.rules';
import type { SorteModele } from '@asso/domain/catalogue/modele-attendu.rules';
import type { Listes } from '@asso/domain/kernel/listes';
import { officialFieldsOn } from '@asso/domain/subvention/champs-crf.rows';
import { useState } from 'react';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useWholeList } from '../../../platform/use-whole-list.ts';
import { ComboboxControl } from '../../../ui/fields/ComboboxControl.tsx';
import { FieldList } from '../../../ui/fields/FieldList.tsx';
import { jourCourant, useListes } from '../../../ui/table/listes.ts';
import { bibliothequeHref } from '../campagne-href.ts';

type DepuisBibliothequeProps = { sorte: SorteModele; onTake: (valeur: object) => void };
type Modele = { id: string; label: string; valeur: object };

const questions: Record<SorteModele, string> = {
  champ: 'Question à reprendre',
  document: 'Pièce à reprendre',
};

/** Copies an element of the library to the campaign, which then owns the copy. */
export function DepuisBibliotheque({ sorte, onTake }: DepuisBibliothequeProps) {
  const row =
    sorte === 'champ' ? attenduEndpoints.listChampsAttendus : attenduEndpoints.listDocumentsAttendus;
  const read = useWholeList(row, {});
  const [chosen, setChosen] = useState<string | null>(null);
  const saved: Modele[] = read.state === 'lu' ? read.value.items : [];
  const listes = useListes();
  const modeles = [...saved, ...(sorte === 'champ' ? officiels(listes) : [])];
  const add = () => {
    const modele = modeles.find(({ id }) => id === chosen);
    if (!modele) return;
    onTake(modele.valeur);
    setChosen(null);
  };
  return (
    <div className="pile pile--serree">
      <h4>Ou de la bibliothèque</h4>
      {modeles.length > 0 && (
        <div className="formulaire">
          <FieldList
            fields={{ [sorte]: { kind: 'id', of: 'modele', label: questions[sorte] } }}
            parentPath="bibliotheque"
            value={{ bibliotheque: { [sorte]: chosen } }}
            options={{ modele: modeles.map(({ id, label }) => ({ value: id, label })) }}
            own={{ [`bibliotheque.${sorte}`]: (control) => <ComboboxControl {...control} /> }}
            onChange={(_, value) => setChosen(typeof value === 'string' ? value : null)}
          />
          <div>
            <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={add}>
              Reprendre
            </button>
          </div>
        </div>
      )}
      <p>
        <AppLink href={sorte === 'champ' ? bibliothequeHref : `${bibliothequeHref}?onglet=pieces`}>
          Voir et compléter la bibliothèque
        </AppLink>
      </p>
    </div>
  );
}

/** Returns the official questions of the domain, with their codes. */
const officiels = (listes: Listes): Modele[] =>
  Object.entries(officialFieldsOn(jourCourant.lire(), listes)).map(([code, one]) => {
    const { id: _id, ...valeur } = questionSaisie({ bloc: 'custom-bloc', code, row: one });
    return { id: `officiel-${code}`, label: `${one.label} (${code})`, valeur };
  });
