import { questionVue } from '@asso/domain/catalogue/apercu.rules';
import type { ChampPersonnaliseSaisi } from '@asso/domain/catalogue/champ-personnalise.fields';
import type { PieceAttendueSaisie } from '@asso/domain/catalogue/piece-attendue.fields';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { typesDocuments } from '@asso/domain/referentiel/data/types-documents';
import type { KeyboardEvent, ReactNode } from 'react';
import { type ControlRow, FieldControl } from '../../../ui/fields/FieldControl.tsx';
import { errorAt, fieldId } from '../../../ui/fields/field-errors.ts';
import type { Form } from '../../../ui/fields/form.ts';
import { GroupFrame } from '../../../ui/fields/GroupFrame.tsx';
import { withCodes } from '../../campagne/code-de-ligne.ts';
import type { LigneChoisie } from './choix-de-ligne.ts';
import {
  type FeuilleLignes,
  feuilleLignes,
  feuilleTitle,
  type LigneSaisie,
  listAllLignes,
} from './feuille-acts.ts';
import { LigneBloc } from './LigneBloc.tsx';

type FeuilleProps = {
  form: Form;
  feuille: FeuilleLignes;
  choix: LigneChoisie;
  /** On a narrow window, the part of the settings shown under the line. */
  sous: ReactNode;
  retiree: ReactNode;
  onChoose: (id: string) => void;
  onSettings: (id: string) => void;
  onNew: (at: number) => void;
  keysOf: (line: LigneSaisie) => (event: KeyboardEvent) => void;
};

/** Shows the questions or the pièces in order, as the association will see them. */
export function Feuille({ form, feuille, choix, sous, retiree, ...acts }: FeuilleProps) {
  const { row, path, sorte } = feuille;
  const lines = feuilleLignes(form, feuille);
  const all = listAllLignes(form, feuille);
  const coded = withCodes(form, { row, path, lines: all });
  const isMine = choix?.feuille === feuilleTitle(feuille);
  const chosen = isMine && choix && 'id' in choix ? choix.id : null;
  const newAt = isMine && choix && 'at' in choix ? choix.at : null;
  const error = errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], path);
  const what = sorte === 'champ' ? 'une question' : 'une pièce';
  return (
    <GroupFrame path={path} label={row.label} aide={row.aide} error={error}>
      <ol className="liste-nue blocs">
        {lines.map((line, at) => (
          <li key={line.id}>
            <LigneBloc
              form={coded}
              row={row}
              line={line}
              path={`${path}.${line.id}`}
              isChosen={line.id === chosen}
              onChoose={() => acts.onChoose(line.id)}
              onSettings={() => acts.onSettings(line.id)}
              onKey={acts.keysOf(line)}
            >
              {sorte === 'champ' ? (
                <ReponseDessinee
                  id={fieldId(`${path}.${line.id}`)}
                  question={line as ChampPersonnaliseSaisi}
                />
              ) : (
                <PieceDessinee piece={line as PieceAttendueSaisie} />
              )}
            </LigneBloc>
            {line.id === chosen && sous}
            {line.id === chosen && all.length < row.max && at < lines.length - 1 && (
              <p className="blocs__ici">
                <button
                  type="button"
                  className="fr-btn fr-btn--tertiary fr-btn--sm fr-btn--icon-left fr-icon-add-line"
                  onClick={() => acts.onNew(at + 1)}
                >
                  Ajouter ici
                </button>
              </p>
            )}
            {newAt === at + 1 && at < lines.length - 1 && sous}
          </li>
        ))}
      </ol>
      {retiree}
      {newAt === lines.length && sous}
      {all.length < row.max ? (
        <button
          type="button"
          className="fr-btn fr-btn--secondary fr-btn--sm fr-btn--icon-left fr-icon-add-line"
          onClick={() => acts.onNew(lines.length)}
        >
          Ajouter {what}
          <span className="invisible"> : {row.label}</span>
        </button>
      ) : (
        <p className="fr-hint-text">{count(row.max, 'ligne', 'lignes')} au plus.</p>
      )}
    </GroupFrame>
  );
}

/** Shows what the association will read under the name of a pièce. */
function PieceDessinee({ piece }: { piece: PieceAttendueSaisie }) {
  const { nature, obligatoire, asks, validite_mois, modele } = piece;
  const facts = [
    typesDocuments.find(({ value }) => value === nature)?.label,
    obligatoire ? 'obligatoire' : (asks ?? []).length > 0 ? 'selon le dossier' : 'facultative',
    validite_mois && `de ${validite_mois} mois au plus`,
    modele && 'avec un modèle',
  ].filter(Boolean);
  return <p className="fr-hint-text bloc__piece fr-icon-file-text-line">{facts.join(', ')}</p>;
}

/** Draws the answer with the control of the real form, which cannot be filled here. */
function ReponseDessinee({ id, question }: { id: string; question: ChampPersonnaliseSaisi }) {
  const row = questionVue(question);
  if (!row) return <p className="fr-hint-text">La réponse se dessinera ici une fois ses réglages finis.</p>;
  return (
    <div className="bloc__reponse" inert aria-hidden="true">
      <FieldControl
        row={{ ...row, aide: undefined } as ControlRow}
        id={`${id}-dessin`}
        value={null}
        onChange={() => {}}
      />
    </div>
  );
}
