import type { ChampPersonnaliseSaisi } from '@asso/domain/catalogue/champ-personnalise.fields';
import { findGenreChamp } from '@asso/domain/catalogue/genres.rows';
import { Fold } from '../../../ui/Fold.tsx';
import { FieldRows } from '../../../ui/fields/FieldRows.tsx';
import type { Form } from '../../../ui/fields/form.ts';
import { ChoixProposes } from './ChoixProposes.tsx';
import type { FeuilleLignes, LigneSaisie } from './feuille-acts.ts';
import { GenresDeReponse } from './GenresDeReponse.tsx';

export type LigneActes = {
  onUp: () => void;
  onDown: () => void;
  onCopy: () => void;
  onRemove: () => void;
  onClose: () => void;
};

type PanneauLigneProps = LigneActes & {
  form: Form;
  feuille: FeuilleLignes;
  line: LigneSaisie;
};

const pourTous = ['bloc', 'requiredAt', 'when', 'crf'];
const desPieces = ['nature', 'obligatoire', 'validite_mois', 'modele', 'asks'];

/** The settings of the chosen line, only those of its kind. */
export function PanneauLigne({ form, feuille, line, ...acts }: PanneauLigneProps) {
  const { row, sorte } = feuille;
  const path = `${feuille.path}.${line.id}`;
  const question = line as ChampPersonnaliseSaisi;
  const reglages = findGenreChamp(question)?.reglages ?? [];
  const options = row.fields.options;
  const named = (names: readonly string[]) => names.filter((name) => Object.hasOwn(row.fields, name));
  const rows = (names: readonly string[]) => (
    <FieldRows form={form} fields={row.fields} parentPath={path} only={named(names)} />
  );
  const isWrong = [...(form.refusals ?? []), ...(form.errors ?? [])].some(
    ({ field }) => field === `${path}.code`,
  );
  return (
    <div className="panneau">
      <div className="panneau__tete">
        <h3 className="panneau__titre">{sorte === 'champ' ? 'Question du service' : 'Pièce'}</h3>
        <Acte icon="fr-icon-arrow-up-line" onPress={acts.onUp}>
          Monter
        </Acte>
        <Acte icon="fr-icon-arrow-down-line" onPress={acts.onDown}>
          Descendre
        </Acte>
        <Acte icon="fr-icon-close-line" onPress={acts.onClose}>
          Fermer les réglages
        </Acte>
      </div>
      <div className="formulaire panneau__corps" id={panneauId}>
        {sorte === 'champ' ? (
          <>
            <GenresDeReponse form={form} path={path} question={question} />
            {rows(reglages.filter((name) => name !== 'options'))}
            {reglages.includes('options') && options?.kind === 'list' && (
              <ChoixProposes form={form} question={question} row={options} path={`${path}.options`} />
            )}
            {rows(pourTous)}
          </>
        ) : (
          rows(desPieces)
        )}
        <Fold opensFor={isWrong} summary={`Code : ${line.code || 'écrit d’après le nom'}`}>
          {rows(['code'])}
        </Fold>
        <div className="actions actions--ligne">
          <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={acts.onCopy}>
            Dupliquer
          </button>
          <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={acts.onRemove}>
            Retirer
          </button>
        </div>
      </div>
    </div>
  );
}

export const panneauId = 'panneau-ligne';

type ActeProps = { icon: string; onPress: () => void; children: string };

const Acte = ({ icon, onPress, children }: ActeProps) => (
  <button
    type="button"
    className={`fr-btn fr-btn--tertiary-no-outline fr-btn--sm ${icon}`}
    title={children}
    onClick={onPress}
  >
    {children}
  </button>
);
